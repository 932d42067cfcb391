export const neutralOrBlankDice = 'Neutral or grey dice';
export const whoHasThePowerPlay = 'Who has the Power Play token?';
export const powerPlay = 'Power Play';
export const diceAtItsCasinoNow = 'Dice at its casino now';
export const oneToFivePlayersByName = 'one to five players by name, and their dice there now';
export const whoPlacedOrPassedLast = 'Player whose turn it was';
export const oneOfThemWhoseTurn = 'one of them, whose turn it was';
export const placedThere = 'Placed there';
export const placedElsewhereOrPassed = 'Placed elsewhere, or passed';
export const whatThatTurnDid = 'In that turn';
export const whetherDiceWerePlacedAtTheCasino =
  'whether dice were placed at the casino of the tile, which activates it';
export const whoHeldTheTokenBefore = 'Previous token holder';
export const somebodyHeldTheToken = 'Someone had the token';
export const oneOfThemWhoHeld =
  'the one of them who had the token before; leave it out if the token was on the tile';
export const neutralColourOfTwoPlayers = 'Neutral dice (two players)';
export const theNeutralColourOfTwoPlayers = 'the neutral colour in a two-player game';
export const blankGrayDice = 'Grey dice';
export const blankGrayDiceAnotherImaginary = 'grey dice, another imaginary player';
export const oneOfThePlayersInDice = 'one of the players in `dice`';
export const takenFromSomebodysHands = 'Taken from another player';
export const levelAndLost = 'Tied, and lost';
