export const tiles = 'tiles';
export const blockers = 'blockers';
export const withTwoPlayersOnlyTheTiles = 'with two players only: the tiles of their blockers';
export const leads = 'leads';
export const whereAHouseRuleLets =
  'if a house rule allows a tie for the lead: which of the tied players leads';
export const whatDoesARoundPay = 'What does a round pay?';
export const allCasinosOfARound = 'all casinos of a round';
export const casino = 'Casino';
export const casinos = 'casinos';
export const theCasinos = 'The casinos';
export const everyCasinoByItsName =
  'every casino by its name: five with two or four players, six otherwise; no ties for the lead, and each fixer rigged one of them';
export const twoTeamsAnOddPile = 'Two teams, an odd pile and a 7 where it should not be';
