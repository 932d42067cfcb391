export const leads = 'leads';
export const whereTilesLieWhoLeads = 'who leads, if there are tiles';
export const aSumOfTiles = 'a total of tiles';
export const whatTheOthersComeTo = 'what the others have';
export const whatDoesARoundPay = 'What does a round pay, going by totals?';
export const aRoundToldCasinoByCasino = 'a round entered casino by casino';
export const casino = 'Casino';
export const casinos = 'casinos';
export const theCasinos = 'The casinos';
export const everyCasinoByItsName =
  'every casino by its name: five with two or four players, six otherwise; each fixer rigged one of them';
export const threeAloneAndACasino = 'Three solo players, and a casino no one went to';
