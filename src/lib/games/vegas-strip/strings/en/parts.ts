export const numberTiles = 'Number tiles';
export const tiles = { one: 'tile', many: 'tiles', hint: '42: 1 to 7 for each of six players' };
export const twoOfTheSixSuits = 'We don’t know two of the six suits. Those here stand in for yours.';
export const pokerChips = {
  title: 'Poker chips',
  one: 'poker chip',
  many: 'poker chips',
  hint: '98, values not known',
  check: 'We don’t know what the 98 chips are worth. Here each counts as one.'
};
export const fixerCards = {
  title: 'Fixer cards',
  one: 'fixer card',
  many: 'fixer cards',
  hint: '6, one for each casino',
  check: 'We only know five of the six casino names. With two or four players, one casino is left out.'
};
export const title6Casinos = '6 casinos';
export const title5Casinos = '5 casinos';
export const partnerCards = {
  title: 'Partner cards',
  one: 'partner card',
  many: 'partner cards',
  hint: '18: one for each casino, for three teams',
  check: 'We don’t know what the cards call the teams, or the name of one of the six casinos.'
};
export const plusThreeTokens = '+3 tokens';
export const plusThree = { one: '+3 token', hint: '6, for the Pro Gambler' };
export const teamMarkers = { title: 'Team markers', one: 'team marker', many: 'team markers' };
export const teamMarkersHint = '6, one for each player';
export const charactersTexts = {
  title: 'Character cards',
  one: 'character card',
  many: 'character cards',
  hint: 'at least 6, one dealt to each casino',
  check: 'We only know three of their names, and not how many there are. Count and name yours.'
};
export const setupCards = {
  title: 'Setup cards',
  many: 'setup cards',
  hint: '2, with each side for a player count',
  check: 'We don’t know what is printed on them. Enter the side you use under “Your copy”.'
};
export const setupCard = 'setup card';
export const playerCards = { title: 'Player cards', one: 'player card', many: 'player cards' };
export const characterAid = {
  title: 'Character aid',
  one: 'character aid',
  many: 'character aids',
  hint: '1, explains what the characters do'
};
export const firstPlayer = {
  title: 'First player marker',
  one: 'first player marker',
  many: 'markers',
  hint: '1, passed on clockwise'
};
export const casinos = {
  title: 'Casinos',
  one: 'casino',
  many: 'casinos',
  hint: '6 cards, the same except for their names',
  check: 'We have one source for each of five names, and none for the sixth.'
};
export const start = {
  word: 'Visited Vegas last',
  question: 'Who was in Las Vegas last?',
  sentence: 'Printed rule: the player who last visited Las Vegas takes the first player marker.'
};

export const casinoNames = {
  Santorini: 'Santorini',
  'Sunset Gondola': 'Sunset Gondola',
  'The Peacock': 'The Peacock',
  'Sunken Treasure': 'Sunken Treasure',
  'Gold Rush': 'Gold Rush',
  'Sixth casino': 'Sixth casino'
} as const;

export const suits = {
  spades: 'spades',
  hearts: 'hearts',
  diamonds: 'diamonds',
  clubs: 'clubs',
  'fifth suit': 'fifth suit',
  'sixth suit': 'sixth suit'
} as const;

export const teams = {
  'Team A': 'Team A',
  'Team B': 'Team B',
  'Team C': 'Team C'
} as const;

export const characters = {
  'Casino Owner': 'Casino Owner',
  'High Roller': 'High Roller',
  'Pro Gambler': 'Pro Gambler',
  'Fourth character': 'Fourth character',
  'Fifth character': 'Fifth character',
  'Sixth character': 'Sixth character'
} as const;

export const tileOf = (suit: string, number: number) => `${suit} ${number}`;
export const partnerCardOf = (team: string, casino: string) => `${team}: ${casino}`;

/** The places where pieces can be. */
export const places = {
  ...casinoNames,
  'Winnings of Team A': 'Winnings of Team A',
  'Winnings of Team B': 'Winnings of Team B',
  'Winnings of Team C': 'Winnings of Team C',
  Discarded: 'Discarded'
} as const;
