export const leads = 'leads';
export const whereTilesLieWhoLeads = 'where tiles lie: who leads';
export const aSumOfTiles = 'a sum of tiles';
export const whatTheOthersComeTo = 'what the others come to';
export const whatDoesARoundPay = 'What does a round pay, by its sums?';
export const aRoundToldCasinoByCasino = 'a round told casino by casino';
export const casino = 'Casino';
export const casinos = 'casinos';
export const theCasinos = 'The casinos';
export const everyCasinoByItsName =
  'every casino by its name: five with two or four players, six otherwise; each fixer rigged one of them';
export const threeAloneAndACasino = 'Three alone, and a casino that nobody went to';
