export const blockersAreThereWithTwoPlayers = 'blockers are only for two players';
export const whoeverLeadsIsToldAsTheLeader = 'enter the leader only as the leader, with no other total there';
export const somebodyLeadsWhereTilesLie = 'someone leads at a casino with tiles';
export const aFixerTheFirstOfATeam = 'a fixer: the first of a team';
export const somebodyOfTheTeams = 'a player in one of the teams';
export const oneSetLeadsAndNone = 'one player or set of blockers leads, with no tie for the lead';
export const oneOfThoseWhoHaveTheMostThere = 'someone with the highest total there';
export const everybodyIsInOneTeam = 'each player is in exactly one team';
export const twoOrThreeAloneTwoTeams =
  'two or three solo players, two teams of two, two teams and one solo player, or three teams of two';
export const casinosWithPlayersTheseAre = (wanted: number, players: number, told: number) =>
  `${wanted} casinos with ${players} players; you’ve entered ${told}`;
export const eachFixerRiggedOneCasino = 'each fixer rigged one casino';
export const eachFixerRiggedOneOfTheCasinos = 'each fixer rigged one of the casinos';
