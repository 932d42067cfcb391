import { Body, Box, ContactMaterial, Material, Plane, Vec3, World } from 'cannon-es';

/**
 * Throws dice onto a table with a physics engine and records where they are, because the engine is too large to be
 * sent to a phone. One length is the edge of a die; x is to the right, y down the screen, z towards the viewer.
 */

/** Frames per second; the browser interpolates between them. */
const FRAME_RATE = 24;
/** Engine steps per frame. */
const STEPS = 10;
/** Engine seconds per second on the screen, so that a throw is over within a second. */
const SPEED = 1.9;
/** The maximum number of frames in a throw. */
const MAX_LENGTH = 24;
const HALF_EDGE = 0.5;

/**
 * A die in one picture: its place in hundredths of an edge, then its rotation as a unit quaternion in
 * hundredths.
 *
 * @typedef {readonly [x: number, y: number, z: number, qx: number, qy: number, qz: number, qw: number]} Pose
 * @typedef {readonly [at: number, force: number]} Contact the milliseconds after the start, and the force, 1 to 9
 * @typedef {{
 *   readonly reach: number, readonly dice: readonly (readonly Pose[])[], readonly contacts: readonly Contact[]
 * }} Throw
 */

/**
 * @param {number} count how many dice
 * @param {() => number} random from 0 to 1
 * @returns {Throw | undefined} undefined if a die leans or rolls for too long
 */
export function bakeThrow(count, random) {
  const tableRadius = tableRadiusOf(count);
  const { world, dice } = tableWith(count, tableRadius, random);
  /** @type {Pose[][]} */
  const poses = dice.map(() => []);
  const contacts = recordContacts(world, dice);
  for (let frame = 0; frame < MAX_LENGTH; frame += 1) {
    dice.forEach((die, index) => poses[index]?.push(poseOf(die)));
    for (let step = 0; step < STEPS; step += 1) world.step(SPEED / FRAME_RATE / STEPS);
  }
  const isAtRest = dice.every((die) => die.velocity.length() < 0.25 && die.angularVelocity.length() < 0.4);
  const isFlat = dice.every((die) => Math.abs(die.position.z - HALF_EDGE) < 0.03 && tiltOf(die) < 0.02);
  if (!isAtRest || !isFlat) return undefined;
  return {
    reach: tableRadius,
    dice: poses.map((pose, index) => [...pose, finalPose(/** @type {Body} */ (dice[index]))]),
    contacts: audibleContacts(contacts)
  };
}

/**
 * Records every hit while the engine runs: its time in the engine's seconds, and its speed.
 *
 * @param {World} world @param {readonly Body[]} dice
 */
function recordContacts(world, dice) {
  /** @type {{ time: number, speed: number }[]} */
  const contacts = [];
  for (const die of dice)
    die.addEventListener(
      'collide',
      (/** @type {{ contact: import('cannon-es').ContactEquation }} */ { contact }) => {
        contacts.push({ time: world.time, speed: Math.abs(contact.getImpactVelocityAlongNormal()) });
      }
    );
  return contacts;
}

/** The slowest audible hit, in edges per engine second. */
const MIN_AUDIBLE_SPEED = 1;
/** The speed from which hits get no louder. */
const MAX_LOUD_SPEED = 12;
/** Milliseconds within which two hits are heard as one. */
const MERGE_MS = 24;
/** The milliseconds for which the screen shows a throw. */
const SHOWN_MILLISECONDS = 760;

/** @param {readonly { time: number, speed: number }[]} contacts @returns {readonly Contact[]} */
function audibleContacts(contacts) {
  const fullDuration = (SPEED / FRAME_RATE) * MAX_LENGTH;
  /** @type {[number, number][]} */
  const sounds = [];
  for (const { time, speed } of contacts) {
    if (speed < MIN_AUDIBLE_SPEED) continue;
    const milliseconds = Math.round((time / fullDuration) * SHOWN_MILLISECONDS);
    const force = Math.min(9, Math.max(1, Math.round((9 * speed) / MAX_LOUD_SPEED)));
    const lastContact = sounds.at(-1);
    if (lastContact !== undefined && milliseconds - lastContact[0] < MERGE_MS)
      lastContact[1] = Math.max(lastContact[1], force);
    else sounds.push([milliseconds, force]);
  }
  return sounds;
}

/** The distance from the middle to the edge of the table, in dice. @param {number} count @returns {number} */
export function tableRadiusOf(count) {
  return [0, 0.95, 1.35, 1.6, 1.75, 1.95, 2.1, 2.25, 2.4][count] ?? 2.4;
}

/** @param {number} count @param {number} tableRadius @param {() => number} random */
function tableWith(count, tableRadius, random) {
  const world = new World({ gravity: new Vec3(0, 0, -32) });
  const [tableMaterial, dieMaterial] = [new Material('felt'), new Material('die')];
  world.addContactMaterial(
    new ContactMaterial(tableMaterial, dieMaterial, { friction: 0.32, restitution: 0.34 })
  );
  world.addContactMaterial(
    new ContactMaterial(dieMaterial, dieMaterial, { friction: 0.12, restitution: 0.4 })
  );
  /** @type {[Vec3, [number, number, number], number][]} */
  const walls = [
    [new Vec3(0, 0, 0), [1, 0, 0], 0],
    [new Vec3(-tableRadius, 0, 0), [0, 1, 0], Math.PI / 2],
    [new Vec3(tableRadius, 0, 0), [0, 1, 0], -Math.PI / 2],
    [new Vec3(0, -tableRadius, 0), [1, 0, 0], -Math.PI / 2],
    [new Vec3(0, tableRadius, 0), [1, 0, 0], Math.PI / 2]
  ];
  for (const [position, axis, angle] of walls) {
    const wall = new Body({ mass: 0, material: tableMaterial, shape: new Plane(), position });
    wall.quaternion.setFromAxisAngle(new Vec3(...axis), angle);
    world.addBody(wall);
  }
  const dice = Array.from({ length: count }, (_, index) => {
    const die = new Body({
      mass: 1,
      material: dieMaterial,
      shape: new Box(new Vec3(HALF_EDGE, HALF_EDGE, HALF_EDGE))
    });
    const column = index % 3;
    die.position.set(
      (column - 1) * Math.min(1.1, tableRadius * 0.55) + 0.2 * (random() - HALF_EDGE),
      tableRadius - 0.8 - 0.9 * random(),
      1.6 + 1.3 * Math.floor(index / 3) + 0.9 * random()
    );
    die.quaternion.setFromEuler(6.3 * random(), 6.3 * random(), 6.3 * random());
    die.velocity.set(3 * (random() - HALF_EDGE), -4 - 5 * random(), -4 - 3 * random());
    die.angularVelocity.set(
      16 * (random() - HALF_EDGE) - 8,
      16 * (random() - HALF_EDGE),
      12 * (random() - HALF_EDGE)
    );
    world.addBody(die);
    return die;
  });
  return { world, dice };
}

/** @param {Body} die @returns {Pose} */
function poseOf({ position: { x, y, z }, quaternion: q }) {
  const numbers = [x, y, z, q.x, q.y, q.z, q.w].map((number) => Math.round(number * 100) + 0);
  return /** @type {Pose} */ (/** @type {unknown} */ (numbers));
}

/** The last pose, in which the die is exactly flat. @param {Body} die @returns {Pose} */
function finalPose(die) {
  const pose = [...poseOf(die)];
  pose[2] = 50;
  return /** @type {Pose} */ (/** @type {unknown} */ (pose));
}

/** The tilt of the upper face; 0 if the face is level. @param {Body} die @returns {number} */
function tiltOf(die) {
  const localUp = die.quaternion.inverse().vmult(new Vec3(0, 0, 1));
  return 1 - Math.max(Math.abs(localUp.x), Math.abs(localUp.y), Math.abs(localUp.z));
}
