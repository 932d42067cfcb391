import { dollars, isolated, listed, plural, possessive } from '$lib/core';

// Asking
export const toTheQuestions = 'To the questions';
export const fillIn = 'Fill in';
export const clear = 'Clear';
export const rules = 'Rules';
export const somebodyElse = 'Somebody else';
export const howThisTablePlaysIt = 'How this table plays it';
export const theAnswerSoFar = 'The answer so far';
export const readTheVerdict = 'Read the verdict';

// Cards
export const theCard = (name: string) => `${isolated(name)}: the card`;
export const theSymbol = (name: string) => `${isolated(name)}: the symbol`;
export const none = 'None';
export const noCard = 'no card';

// DifferSheet
export const itIsRememberedForThis =
  'It is remembered for this box: the verdict above follows it, and the next match starts with it.';
export const done = 'Done';
export const inYourWords = 'In your words';
export const itIsRememberedForThisTitle =
  'It is remembered for this box and shown wherever this paragraph is. Croupier itself goes on counting as it reads the rule.';
export const rememberIt = 'Remember it';

// FieldBlock
export const leaveItOut = (title: string) => `${title}: leave it out`;
export const leaveItOutTitle = 'Leave it out';
export const chooseOne = 'Choose one';
export const tapTheFace = 'Tap the face';
export const tapWhoItIs = 'Tap who it is';
export const tapHowMany = 'Tap how many';
export const howManyIsToBeTold = (name: string) => `${isolated(name)}: how many is still missing`;
export const numbered = (label: string, index: number) => `${label} ${index + 1}`;
export const isStillToBeTold = (label: string) => `${label} is still missing`;

// FillSheet
export const theMatchOf = (players: string) => `The match of ${players}`;
export const anExample = 'An example';

// Labels
export const whatIsCalled = (label: string, index: number) => `What ${label} ${index} is called`;
export const takeAway = (name: string) => `Take away ${isolated(name)}`;
export const isCalled = (from: string, to: string) => `${isolated(from)} is called ${isolated(to)}`;
export const without = (owner: string, name: string) => `${owner}: without ${isolated(name)}`;

// Lists
export const choose = (label: string, open: number) => `${label} ${open}: choose`;

// Live
export const asSoonAsItIs = 'As soon as it is told, the answer stands here.';

// One
export const howMany = (title: string) => `${title}: how many`;
export const nobody = (title: string) => `${title}: nobody`;

// Paper
export const theVerdict = 'The verdict';

// Person
export const anotherNameOrLeave = (name: string) => `${isolated(name)}: another name, or leave`;

// PersonSheet
export const name = 'Name';
export const sitDown = 'Sit down';
export const callSo = 'Use this name';
export const whoHasPlayedHereBefore = 'Who has played here before';
export const isNotThere = (name: string) => `${isolated(name)} is not there`;
export const isThereToo = (next: string) => `${isolated(next)} is there too`;

// Pieces
export const takeAwayOfValue = (value: number) => `Take away ${dollars(value)}`;
export const noneYet = { note: 'No notes yet', chit: 'No chits yet' } as const;
export const enoughFor = (label: string) => `Enough for ${label}`;
export const addTo = (label: string) => `Add to ${label}`;
export const chooseOfLabel = (label: string) => `${label}: choose`;
export const forWord = (value: number, label: string) => `${dollars(value)} for ${label}`;
export const noFor = (value: number, label: string) => `no ${dollars(value)} for ${label}`;
export const takenFrom = (value: number, label: string) => `${dollars(value)} taken from ${label}`;
export const there = (value: number, there: number) => `${dollars(value)}, ${there} there`;

// Question
export const theVerdictCroupier = (title: string) => `The verdict · ${title} · Croupier`;
export const croupier = (title: string, title2: string) => `${title} · ${title2} · Croupier`;
export const thisLinkWasCutOr = 'This link was cut or changed on its way, so the table is empty.';
export const partOfThisLinkSays = 'Part of this link says nothing that fits here, and was left out.';

// Ruling
export const toWhatWasTold = 'To what was told';
export const change = 'Change';
export const match = 'Match';
export const takeItAlong = 'Take it along';
export const shareLink = 'Share link';
export const copy = 'Copy';
export const print = 'Print';

// Silent
export const thePrintedRulesAreSilent = 'The printed rules are silent';
export const tablesDifferHere = 'Tables differ here';
export const atThisTable = 'At this table:';
export const wePlayItDifferently = 'We play it differently';
export const changeHowWePlayIt = 'Change how we play it';

// Split
export const isHandItTo = (value: number, name: string, following: string) =>
  `${dollars(value)} is ${possessive(isolated(name))}: hand it to ${isolated(following)}`;
export const keepsNothing = 'keeps nothing';
export const isOfferedNothing = 'is offered nothing';
export const to = (value: number, to: string) => `${dollars(value)} to ${isolated(to)}`;

// Throws
export const against = (pair: string, pair2: string) => `${isolated(pair)} against ${isolated(pair2)}`;
export const die = (name: string) => `${possessive(isolated(name))} die`;
export const throws = (name: string, face: number) => `${isolated(name)} throws ${face}`;

// Told
export const asYouToldIt = 'As you told it';
export const smallAndTheBigDie = (small: number) =>
  `${plural(small, 'small die', 'small dice')} and the big one`;
export const small = (small: number) => plural(small, 'small die', 'small dice');
export const nothingThere = 'nothing there';

// Value
export const smallDice = (owner: string) => `${owner}: small dice`;
export const theBigDie = (owner: string) => `${owner}: the big die`;

// Values
/** "Casinos, A": what lies in something else. */
export const inside = (owner: string, inner: string) => `${owner}, ${inner}`;
export const takeAwayOfOwner = (owner: string, called: string) => `${owner}: take away ${called}`;

// FieldBlock
export const leftOut = (title: string) => `${title}: left out`;

// Ruling
export const hangsOnHowItIsRead = 'This ruling depends on how the paragraph is read.';

// Value
export const smallDiceNow = (owner: string, count: number) =>
  `${owner}: ${plural(count, 'small die', 'small dice')}`;
export const noBigDie = (owner: string) => `${owner}: no big die`;
export const ofOwner = (owner: string, label: string) => `${owner}: ${label}`;
export const notThis = (owner: string, label: string) => `${owner}: not ${label}`;

// Ruling
export const gameAndAbout = (game: string, about: string) => `${game}, ${about}`;
export const questionOf = (question: string, above: string) => `${question} ${above}`;

// answer
/** "Anna 1st $140,000": who it is, what is said of them, and the figure; what there is nothing of is empty. */
export const line = (who: string, words: string, figure: string) =>
  [who, words, figure].filter((part) => part !== '').join(' ');
export const places = { pile: 'Under the pile', bank: 'To the bank', box: 'Back to the box' } as const;
export const nobodyGetsAnything = 'Nobody gets anything';
export const stamps = {
  agreed: 'agreed by this table',
  printed: 'printed',
  reading: 'our reading'
} as const;
export const andMoreLines = (said: string, more: number) => `${said} and ${plural(more, 'more line')}`;
export const piecesTogether = (pieces: readonly string[]) => listed(pieces);

// problem
export const symbolToBeTold = 'the symbol of a card is still missing';
export const toBeTold = 'this is still missing';

// share
export const neitherShareNorCopy =
  'This browser lets Croupier neither share nor copy; take the link from the address bar.';
export const linkCopied = 'The link is copied: paste it wherever you like.';
export const rulingCopied = 'The ruling is copied: paste it wherever you like.';

// telling
export const clearTheTable = 'Clear the table';
export const isAtTheTable = (name: string) => `${isolated(name)} is at the table already.`;
export const smallAndTheBigOne = (small: number) =>
  `${plural(small, 'small die', 'small dice')} and the big one`;
export const smallOnes = (small: number) => plural(small, 'small die', 'small dice');
export const noSuchQuestion = 'The referee is asked no such question.';

// Lists
export const holds = (label: string, number: number, pieces: readonly string[]) =>
  pieces.length === 0 ? `${label} ${number}: empty` : `${label} ${number}: ${listed(pieces)}`;

// told
export const nameWith = (name: string, words: string) => `${isolated(name)} ${words}`;
export const labelWith = (label: string, words: string) => `${label} ${words}`;
export const soMany = (count: string, what: string) => `${count} ${what}`;
/** "Raid 3" */
export const cardOfKind = (kind: string, symbol: string) => `${kind} ${symbol}`;
export const thrown = 'Thrown';
