export const goldDie = {
  title: 'Gold die',
  hints: { table: 'You roll it and tap in the number', app: 'The app rolls it' }
};
export const duellingDice = 'Duelling dice';
export const duellingDiceTexts = {
  hints: {
    table: 'You show your hearts and tap them in',
    app: 'Both choose their hearts in secret in the app'
  }
};
export const counters = {
  title: 'Counters and pawns',
  hints: { table: 'They’re on your board', app: 'The app shows where they are' }
};
export const cards = {
  title: 'Cards',
  hints: { table: 'You play them', app: 'The app keeps track of them' }
};
export const maryChip = {
  title: 'Mary Chip',
  hints: { table: 'You move her when the app says so', app: 'The app moves her' }
};
export const edition = { box: 'Vegas, 1996', played: 'As printed' };
export const turnsHint = 'Fourteen tables, Mary Chip and Good Luck cards';
export const printedStart = { word: 'Meanest', question: 'Who is the meanest?' };
export const printedRuleTheMeanestPlayer = 'Printed rule: the meanest player goes first.';
export const depths = {
  turns: 'You enter every roll and every card.',
  rounds: 'When a table is scored, you enter who wins its gold chip.'
};
export const tablesOnly = 'Scored tables';
export const alwaysHint = 'The app always adds up the gold won.';

export const thePlaces = 'The places';
