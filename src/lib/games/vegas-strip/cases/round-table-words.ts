export const blockersAreThereWithTwoPlayers = 'blockers are there with two players only';
export const whoeverLeadsIsToldAsTheLeader =
  'whoever leads is told as the leader, and has no other sum there';
export const somebodyLeadsWhereTilesLie = 'somebody leads where tiles lie';
export const aFixerTheFirstOfATeam = 'a fixer: the first of a team';
export const somebodyOfTheTeams = 'somebody of the teams';
export const oneSetLeadsAndNone = 'one set leads, and none shares the lead';
export const oneOfThoseWhoHaveTheMostThere = 'one of those who have the most there';
export const everybodyIsInOneTeam = 'everybody is in one team';
export const twoOrThreeAloneTwoTeams =
  'two or three alone, two teams of two, one alone besides, or three teams of two';
export const casinosWithPlayersTheseAre = (wanted: number, players: number, told: number) =>
  `${wanted} casinos with ${players} players; these are ${told}`;
export const eachFixerRiggedOneCasino = 'each fixer rigged one casino';
export const eachFixerRiggedOneOfTheCasinos = 'each fixer rigged one of the casinos';
