import { isolatedText, listed, ordinal, plural, possessive } from '$lib/core';

// CopyBox
export const yourBoxVegasStrip = 'Your box: Vegas Strip';
export const back = 'Back';
export const rules = 'Rules';
export const share = 'Share';
export const thisLinkBringsABox = 'This link brings a box; yours is replaced by it, and can be taken back.';
export const takeThisBox = 'Take this box';
export const done = 'Done';
export const everyLaterMatchKnowsIt = 'Every later match knows it';
export const savedToYourBox = 'Saved to your box';
export const notSaved = 'Not saved';
export const shareYourBox = 'Share your box';
export const box = 'box';
export const setUpCard = 'Set-up card';
export const casinos = 'Casinos';
export const characters = 'Characters';
export const takenBack = (words: string) => `Taken back: ${words}`;
export const takingOverABox = 'taking over a box';

// CopyCard
export const theRulesDoNotPrint = 'The rules do not print these. Copy them from your set-up card';
export const once = 'once';
export const players = 'Players';
export const setUpCardPlayers = (players: number) => `Set-up card, ${players} players`;
export const checkYourBox = 'check your box';
export const startingJackpot = 'Starting jackpot';
export const chipsOnEachCasino = 'chips on each casino';
export const chipsOnEachCasinoTitle = 'Chips on each casino';
export const tilesLeftInTheBox = 'Tiles left in the box';
export const tapWhatYourCardRemoves = ': tap what your card removes.';
export const tileIsLeftInThe = (tile: number) => `Tile ${tile} is left in the box`;
export const teams = 'Teams';
export const tapTwoPlacesAndThey = ': tap two places, and they change teams.';
export const round = 'Round';
export const placesOfRound = (round: number) => `Places of round ${round}`;
export const placeTeam = (place: number, team: number) => `${ordinal(place)} place, team ${team}`;
/** Who plays with whom, by places: "1st with 3rd and the 2nd alone. Filled pennants are fixers." */
export const teamsOfRound = (teams: readonly (readonly number[])[]) =>
  `${listed(teams.map((team) => teamOf(team.map(ordinal))))}. Filled pennants are fixers.`;
const teamOf = (places: readonly string[]) =>
  places.length === 1 ? `the ${places.join('')} alone` : places.join(' with ');
export const myCardSaysTheSame = 'My card says the same';
export const theTeamsOfRound = (round: number) => `the teams of round ${round}`;

// CopyCasinos
export const withTwoOrFourPlayers =
  'With two or four players five casinos are played, otherwise six. A casino may go without a character.';
export const nameOfCasino = (at: number) => `Name of casino ${at}`;
export const casino = (at: number) => `Casino ${at}`;
export const characterAtCasino = (at: number) => `Character at casino ${at}`;
export const characterAt = (name: string) => `Character at ${isolatedText(name)}`;
export const noCharacter = 'No character';
export const theNameOfACasino = 'the name of a casino';
export const whoIsAtACasino = 'who is at a casino';

// CopyCharacters
export const anotherCharacter = 'Another character';
export const aMatchWorksWithoutCharacters =
  'A match works without characters. Write down those that you play with: name, side, and what the card says.';
export const name = 'Name';
export const side = 'Side';
export const whatYourCardSaysIn = 'What your card says, in your words';
export const whatCroupierDoesAboutIt = 'What Croupier does about it';
export const aTileLimitHere = 'A tile limit here';
export const refusesTheNextOneAnd = 'Refuses the next one, and says why';
export const tileLimit = 'Tile limit';
export const noNumberTwiceHere = 'No number twice here';
export const refusesASecond5 = 'Refuses a second 5';
export const threeTokensComeAndGo = '+3 tokens come and go here';
export const offersThemBeforeTheLead = 'Offers them before the lead is looked at';
export const chipsChangeHands = 'Chips change hands';
export const aButtonWhoAndHow = 'A button: who, and how many';
export const leaveOut = (name: string) => `Leave out ${isolatedText(name)}`;
export const aNewCharacter = 'a new character';
export const theTileLimit = 'the tile limit';
export const leavingOut = (name: string) => `leaving out ${isolatedText(name)}`;

// what was changed: CopyCard
export const chipsOnEachCasinoNow = (count: number) => `${plural(count, 'chip')} on each casino`;
export const isPlayedWith = (tile: number) => `${tile} is played with`;
export const isLeftInTheBox = (tile: number) => `${tile} is left in the box`;
export const roundNumber = (number: number) => `Round ${number}`;
export const theSetUpCardOf = (players: number) => `the set-up card of ${players} players`;

// what was changed: CopyCharacters
export const theNameOfACharacter = 'the name of a character';
export const sideNow = (side: string) => `side ${side}`;
export const wordsOf = (name: string) => `${possessive(isolatedText(name))} words`;
export const noNumberTwiceNow = 'no number twice';
export const chipsChangeHandsNow = 'chips change hands';
