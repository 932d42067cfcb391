export const changesCroupier = 'What’s new · Croupier';
export const changes = 'What’s new';
export const toTheSettings = 'Back to settings';
