export const pilesCase = { title: 'How is a pile split?', shortName: 'the total of each pile' };
export const chips = 'chips';
export const collected = {
  title: 'Collected at the casinos',
  description: 'by fixer: the total of the team’s pile, without chips from characters'
};
export const anOddPileAndA7 = 'An odd pile, and a 7 that costs ten';

export const onlyTwoPlayersHaveBlockers = 'blockers are only for two players';
export const leaderOnlyAsLeader = 'enter the leader only as the leader, with no other total there';
export const someoneLeads = 'someone leads at a casino with tiles';
export const aFixerTheFirstOfATeam = 'a fixer: the first of a team';
export const aPlayerInOneOfTheTeams = 'a player in one of the teams';
export const oneSetLeads = 'one player or set of blockers leads, with no tie for the lead';
export const someoneWithTheHighestTotal = 'someone with the highest total there';
export const everyPlayerInOneTeam = 'each player is in exactly one team';
export const twoOrThreeAloneTwoTeams =
  'two or three solo players, two teams of two, two teams and one solo player, or three teams of two';
export const wrongCasinoCount = (expected: number, players: number, enteredCount: number) =>
  `${expected} casinos with ${players} players; you’ve entered ${enteredCount}`;
export const eachFixerRiggedOneCasino = 'each fixer rigged one casino';
export const eachFixerRiggedOneOfTheCasinos = 'each fixer rigged one of the casinos';

export const tenOrAllA7 = 'ten or all, since a 7 is at its own team’s rigged casino';

export const tiles = 'tiles';
export const blockers = {
  label: 'blockers',
  description: 'with two players only: the tiles of their blockers'
};
export const leader = {
  label: 'leads',
  description: 'if a house rule allows a tie for the lead: which of the tied players leads'
};
export const roundCase = { title: 'What does a round pay?', shortName: 'all casinos of a round' };
export const casino = 'Casino';
export const casinos = 'casinos';
export const casinosMember = {
  title: 'The casinos',
  description:
    'every casino by its name: five with two or four players, six otherwise; no ties for the lead, and each fixer rigged one of them'
};
export const twoTeamsAnOddPile = 'Two teams, an odd pile and a 7 where it should not be';
