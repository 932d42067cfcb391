export const recapCroupier = 'Recap · Croupier';
export const recapOf = (title: string) => `Recap of ${title} · Croupier`;
export const recap = 'Recap';
export const backToTheGame = 'Back to the game';
export const backToHistory = 'Back to History';
export const noGameHere = 'There’s no game at this address on this device.';
export const notOverYet = 'This game isn’t over yet. Its recap appears here when it is.';
export const resume = 'Resume';

// Evening
export const played = (duration: string) => `Played for ${duration}`;
export const tieOfTheNight = (round: number) => `Tie of the night, round ${round}`;
export const paymentOfTheNight = (round: number) => `Payment of the night, round ${round}`;
export const luckiestRoll = (round: number) => `Luckiest roll, round ${round}`;
export const shareTheNight = 'Share the night';
export const wins = (name: string, sum: string) => `${name} takes the night with ${sum}.`;
export const winTogether = (name: string) => `${name} take the night together.`;
export const tieSign = '=';

// TonightLine
export const whatHappenedTonight = 'What happened tonight?';
export const oneLine = 'One line, kept with the game. It can be part of the picture.';
export const saved = 'Saved';
