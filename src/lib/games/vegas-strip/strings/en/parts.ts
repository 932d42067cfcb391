export const numberTiles = 'Number tiles';
export const tile = 'tile';
export const tiles = 'tiles';
export const numberTilesHint = '42: 1 to 7 for each of six players';
export const twoOfTheSixSuits = 'We don’t know two of the six suits. Those here stand in for yours.';
export const pokerChips = 'Poker chips';
export const pokerChip = 'poker chip';
export const pokerChipsMany = 'poker chips';
export const pokerChipsHint = '98, values not known';
export const chipValuesUnknown = 'We don’t know what the 98 chips are worth. Here each counts as one.';
export const fixerCards = 'Fixer cards';
export const fixerCard = 'fixer card';
export const fixerCardsMany = 'fixer cards';
export const title6Casinos = '6 casinos';
export const title5Casinos = '5 casinos';
export const fixerCardsHint = '6, one for each casino';
export const fiveOfTheSixCasinos =
  'We only know five of the six casino names. With two or four players, one casino is left out.';
export const partnerCards = 'Partner cards';
export const partnerCard = 'partner card';
export const partnerCardsMany = 'partner cards';
export const partnerCardsHint = '18: one for each casino, for three teams';
export const teamNamesUnknown =
  'We don’t know what the cards call the teams, or the name of one of the six casinos.';
export const plusThreeTokens = '+3 tokens';
export const plusThreeToken = '+3 token';
export const plusThreeTokensHint = '6, for the Pro Gambler';
export const teamMarkers = 'Team markers';
export const teamMarker = 'team marker';
export const teamMarkersMany = 'team markers';
export const teamMarkersHint = '6, one for each player';
export const characterCards = 'Character cards';
export const characterCard = 'character card';
export const characterCardsMany = 'character cards';
export const atLeast6OneDealt = 'at least 6, one dealt to each casino';
export const threeNamesKnown =
  'We only know three of their names, and not how many there are. Count and name yours.';
export const setupCards = 'Setup cards';
export const setupCard = 'setup card';
export const setupCardsMany = 'setup cards';
export const setupCardsHint = '2, with each side for a player count';
export const printOnThemUnknown =
  'We don’t know what is printed on them. Enter the side you use under “Your copy”.';
export const playerCards = 'Player cards';
export const playerCard = 'player card';
export const playerCardsMany = 'player cards';
export const characterAid = 'Character aid';
export const characterAidOne = 'character aid';
export const characterAids = 'character aids';
export const characterAidHint = '1, explains what the characters do';
export const firstPlayerMarker = 'First player marker';
export const firstPlayerMarkerOne = 'first player marker';
export const markers = 'markers';
export const firstPlayerMarkerHint = '1, passed on clockwise';
export const casinos = 'Casinos';
export const casino = 'casino';
export const casinosMany = 'casinos';
export const casinosHint = '6 cards, the same except for their names';
export const sourcesOfTheNames = 'We have one source for each of five names, and none for the sixth.';
export const visitedVegasLast = 'Visited Vegas last';
export const whoVisitedLasVegasLast = 'Who was in Las Vegas last?';
export const printedRuleLastVisitor =
  'Printed rule: the player who last visited Las Vegas takes the first player marker.';

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
