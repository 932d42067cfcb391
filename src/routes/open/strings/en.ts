// page
export const openingCroupier = 'Opening · Croupier';
export const opening = 'Opening';
export const toTheHomePage = 'Back to the home page';
export const notACroupierFile =
  'This isn’t a file that Croupier saved. It opens backups, sets of missing pieces, and copied boards and boxes.';
export const theFileCouldNotBeRead = 'The file couldn’t be read. Nothing has changed. Try opening it again.';
export const noFileCame = 'Croupier didn’t get a file. Try opening it again.';
export const theLastGameCouldNotBeFound =
  'Your games couldn’t be loaded. They’re still saved. Open the app again.';
