export const changesCroupier = 'What has changed · Croupier';
export const changes = 'What has changed';
export const toTheSettings = 'To the settings';
