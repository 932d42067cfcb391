export const orWithItsMembers = (words: string) => `${words}, alone or with its members`;
export const leaveItOutWhereNobody = 'leave it out if no one has any';
export const ofEach = (words: string) => `${words} each`;
export const number = 'Number';
export const soManyOfThem = (what: string, most: number) => `${what}: ${most} of them`;
export const soManyToSoManyOfThem = (what: string, least: number, most: number) =>
  `${what}: ${least} to ${most} of them`;
export const mayBeAbsent = (said: string) => `may be absent: ${said}`;
export const mayBeAbsentWhere = (when: string, said: string) => `may be absent if ${when}: ${said}`;
export const saidWith = (says: string, words: string) => `${says} (${words})`;
