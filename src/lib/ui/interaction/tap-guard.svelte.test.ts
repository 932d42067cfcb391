import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TapGuard } from './tap-guard';

let guard: TapGuard;
let stop: () => void;
let actions: string[];

/** A button at a fixed place that records its taps; if `counts`, each tap holds for 400 ms. */
function button(name: string, top: number, counts = true): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = name;
  made.style.cssText = `position: fixed; left: 0; top: ${top}px; width: 100px; height: 50px`;
  made.addEventListener('click', () => {
    if (counts && guard.isStray) return;
    actions.push(name);
    if (counts) guard.hold(400);
  });
  document.body.append(made);
  return made;
}

function at<Made extends Event>(event: Made, time: number): Made {
  Object.defineProperty(event, 'timeStamp', { value: time });
  return event;
}

/** Sends a whole tap to the middle of a control. */
function tap(control: Element, time: number): void {
  const { left, top, width, height } = control.getBoundingClientRect();
  const where = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
  control.dispatchEvent(at(new PointerEvent('pointerdown', where), time - 20));
  control.dispatchEvent(at(new PointerEvent('pointerup', where), time - 1));
  control.dispatchEvent(at(new MouseEvent('click', { ...where, detail: 1 }), time));
}

function press(key: string, time: number): void {
  document.body.dispatchEvent(at(new KeyboardEvent('keydown', { key, bubbles: true }), time));
}

/** Presses Enter on a control, with the click that browsers add. */
function enter(control: HTMLElement, time: number, repeat = false): void {
  const keys = { key: 'Enter', repeat, bubbles: true, cancelable: true };
  const isFree = control.dispatchEvent(at(new KeyboardEvent('keydown', keys), time));
  if (isFree) control.dispatchEvent(at(new MouseEvent('click', { bubbles: true, cancelable: true }), time));
}

beforeEach(() => {
  guard = new TapGuard();
  stop = guard.watch();
  actions = [];
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

describe('a second tap', () => {
  test.each([80, 120, 200, 300, 380])('on the same control after %i ms is ignored', (delay) => {
    const roll = button('roll', 0);
    tap(roll, 1000);
    tap(roll, 1000 + delay);
    expect(actions).toEqual(['roll']);
  });

  test('with two fingers, the first one lifted acts, and the other may tap again', () => {
    const [roll, pass] = [button('roll', 0), button('pass', 200)];
    const finger = (type: string, control: Element, pointerId: number, time: number): void => {
      const { left, top } = control.getBoundingClientRect();
      const where = { clientX: left + 50, clientY: top + 25, bubbles: true, cancelable: true, detail: 1 };
      control.dispatchEvent(at(new PointerEvent(type, { ...where, pointerId, pointerType: 'touch' }), time));
    };
    finger('pointerdown', roll, 2, 1000);
    finger('pointerdown', pass, 3, 1010);
    finger('pointerup', roll, 2, 1050);
    finger('click', roll, 2, 1050);
    finger('pointerup', pass, 3, 1060);
    finger('click', pass, 3, 1060);
    expect(actions).toEqual(['roll']);
    for (const type of ['pointerdown', 'pointerup', 'click']) finger(type, pass, 4, 1100);
    expect(actions).toEqual(['roll', 'pass']);
  });

  test('acts again after the hold', () => {
    const roll = button('roll', 0);
    tap(roll, 1000);
    tap(roll, 1421);
    expect(actions).toEqual(['roll', 'roll']);
  });

  describe('with taps every 90 ms', () => {
    /** The times of this many taps, the first at one second. */
    const burst = (taps: number): readonly number[] =>
      Array.from({ length: taps }, (_, index) => 1000 + 90 * index);

    test('the same control acts once, and again after a pause of 400 ms', () => {
      const roll = button('roll', 0);
      for (const time of burst(20)) tap(roll, time);
      expect(actions).toEqual(['roll']);
      tap(roll, 2710 + 421);
      expect(actions).toEqual(['roll', 'roll']);
    });

    test('a shorter pause does not count', () => {
      const roll = button('roll', 0);
      for (const time of [1000, 1380, 1760, 2140]) tap(roll, time);
      expect(actions).toEqual(['roll']);
    });

    test('a logged action that moves to the tapped place never acts, however often it is replaced', () => {
      let current = button('roll', 0);
      for (const time of burst(20)) {
        tap(current, time);
        current.remove();
        current = button(`at ${time}`, 0);
      }
      expect(actions).toEqual(['roll']);
      tap(current, 2710 + 421);
      expect(actions).toEqual(['roll', 'at 2710']);
    });

    test('a draft control that moves to the tapped place acts after 400 ms, without a pause', () => {
      tap(button('roll', 0), 1000);
      document.body.replaceChildren();
      const die = button('die', 0, false);
      for (const time of [1090, 1180, 1270, 1360, 1450, 1540]) tap(die, time);
      expect(actions).toEqual(['roll', 'die', 'die']);
    });

    test('draft taps are never blocked', () => {
      const die = button('die', 0, false);
      for (const time of burst(20)) tap(die, time);
      expect(actions).toHaveLength(20);
    });

    test('a neighbouring control can be tapped in between', () => {
      const [roll, pass] = [button('roll', 0), button('pass', 100)];
      for (const time of burst(5)) tap(roll, time);
      tap(pass, 1400);
      expect(actions).toEqual(['roll', 'pass']);
    });

    test('Enter acts once, and again after a pause of 400 ms', () => {
      const roll = button('roll', 0);
      for (const time of burst(20)) enter(roll, time);
      expect(actions).toEqual(['roll']);
      enter(roll, 2710 + 401);
      expect(actions).toEqual(['roll', 'roll']);
    });
  });

  test('a control that moves into its place is blocked, and one elsewhere is not', () => {
    const roll = button('roll', 0);
    tap(roll, 1000);
    roll.remove();
    const pass = button('pass', 10);
    const place = button('place', 200);
    tap(pass, 1200);
    tap(place, 1210);
    expect(actions).toEqual(['roll', 'place']);
  });

  test('a tap that does nothing blocks nothing', () => {
    const more = button('more', 0, false);
    tap(more, 1000);
    tap(more, 1100);
    expect(actions).toEqual(['more', 'more']);
  });

  test('a logged action is blocked in the place of a draft tap', () => {
    const type = button('type', 0, false);
    tap(type, 1000);
    type.remove();
    const pay = button('pay', 10);
    tap(pay, 1300);
    expect(actions).toEqual(['type']);
    tap(pay, 1721);
    expect(actions).toEqual(['type', 'pay']);
  });

  test('a logged action is blocked in the place of a neighbour, and the neighbour is not', () => {
    const [roll, rule, pass] = [button('roll', 0), button('rule', 100, false), button('pass', 200)];
    tap(roll, 1000);
    rule.remove();
    const pay = button('pay', 110);
    tap(pay, 1100);
    tap(pass, 1110);
    expect(actions).toEqual(['roll', 'pass']);
    tap(pay, 1540);
    expect(actions).toEqual(['roll', 'pass', 'pay']);
  });

  test('a draft tap is free on another control that has come to the place of a neighbour, and held under the finger', () => {
    const turn = (name: string, top: number): HTMLButtonElement => {
      const made = button(name, top, false);
      made.addEventListener('click', () => actions.push(guard.isSlip ? 'held' : 'shown'));
      return made;
    };
    const [number, pass] = [button('number', 0, false), button('pass', 100)];
    tap(number, 1000);
    pass.remove();
    tap(turn('another', 100), 1150);
    number.remove();
    tap(turn('back', 10), 1300);
    expect(actions).toEqual(['number', 'another', 'shown', 'back', 'shown']);
    tap(button('type', 200, false), 3000);
    document.body.replaceChildren();
    tap(turn('under', 210), 3150);
    expect(actions.slice(-2)).toEqual(['under', 'held']);
  });

  test('a highlighted row acts even where its reasons were, and is blocked after a tap on itself', () => {
    const row = document.createElement('div');
    row.dataset['spot'] = '';
    const [tile, reasons] = [button('tile', 200, false), button('reasons', 0, false)];
    document.body.append(row);
    row.append(reasons);
    tap(tile, 1000);
    const place = button('place', 0);
    row.replaceChildren(place);
    tap(place, 1150);
    expect(actions).toEqual(['tile', 'place']);
    row.replaceChildren(reasons);
    tap(reasons, 3000);
    row.replaceChildren(place);
    tap(place, 3150);
    expect(actions).toEqual(['tile', 'place', 'reasons']);
  });

  test('a burst of taps never reaches what moved into its place, however long it lasts', () => {
    const type = button('type', 0, false);
    tap(type, 1000);
    type.remove();
    const pay = button('pay', 10);
    for (let time = 1060; time <= 1900; time += 60) tap(pay, time);
    expect(actions).toEqual(['type']);
    tap(pay, 2321);
    expect(actions).toEqual(['type', 'pay']);
  });

  test('a burst of taps does not reach what acts as the finger goes down', () => {
    const layButton = button('lay', 0);
    const look = button('look', 0, false);
    look.addEventListener('pointerdown', () => {
      if (!guard.isStray) actions.push('opened');
    });
    look.hidden = true;
    tap(layButton, 1000);
    layButton.remove();
    look.hidden = false;
    look.style.display = 'block';
    for (let time = 1090; time < 2700; time += 90) tap(look, time);
    expect(actions.filter((action) => action === 'opened')).toEqual([]);
    tap(look, 3500);
    expect(actions.filter((action) => action === 'opened')).toEqual(['opened']);
  });

  test('a third tap is blocked like the second, if another control has moved there', () => {
    const type = button('type', 0, false);
    tap(type, 1000);
    type.remove();
    const pay = button('pay', 10);
    tap(pay, 1160);
    tap(pay, 1380);
    tap(pay, 1700);
    expect(actions).toEqual(['type']);
    tap(pay, 2121);
    expect(actions).toEqual(['type', 'pay']);
  });

  test('after a tap on the backdrop closed a sheet, a control is blocked there, and acts elsewhere', () => {
    const [roll, pass] = [button('roll', 0), button('pass', 100)];
    const sheet = document.createElement('dialog');
    sheet.style.cssText = 'width: 100%; height: 400px';
    const [x, y] = [50, 25];
    const tapBeside = (time: number): void => {
      document.body.append(sheet);
      const where = { clientX: x, clientY: y, bubbles: true, cancelable: true };
      sheet.dispatchEvent(at(new PointerEvent('pointerdown', where), time - 20));
      sheet.dispatchEvent(at(new PointerEvent('pointerup', where), time - 1));
      sheet.dispatchEvent(at(new MouseEvent('click', { ...where, detail: 1 }), time));
      sheet.remove();
    };
    tapBeside(1000);
    tap(roll, 1200);
    expect(actions).toEqual([]);
    tap(roll, 1621);
    expect(actions).toEqual(['roll']);
    tapBeside(3000);
    tap(pass, 3200);
    expect(actions).toEqual(['roll', 'pass']);
  });

  test('nothing on a sheet acts before it can be read, wherever the previous tap was', () => {
    const open = button('open', 0, false);
    const sheet = document.createElement('dialog');
    const body = document.createElement('div');
    body.className = 'body';
    const [close, end] = [button('close', 200, false), button('end', 300, false)];
    body.append(end);
    sheet.append(close, body);
    tap(open, 1000);
    document.body.append(sheet);
    sheet.showModal();
    guard.opened();
    const { timeStamp: openedAt } = new Event('now');
    tap(end, openedAt + 200);
    tap(close, openedAt + 220);
    expect(actions).toEqual(['open', 'close']);
    tap(end, openedAt + 420);
    expect(actions).toEqual(['open', 'close', 'end']);
  });

  test('a link is blocked if it moved to the tapped place, but not in its own place', () => {
    const link = (top: number): HTMLAnchorElement => {
      const made = document.createElement('a');
      made.href = '#elsewhere';
      made.style.cssText = `position: fixed; left: 0; top: ${top}px; width: 100px; height: 50px`;
      made.addEventListener('click', (event) => {
        event.preventDefault();
        actions.push('leave');
      });
      document.body.append(made);
      return made;
    };
    const close = button('close', 0, false);
    tap(close, 1000);
    close.remove();
    const returned = link(10);
    tap(returned, 1200);
    expect(actions).toEqual(['close']);
    tap(link(100), 1210);
    tap(returned, 1631);
    expect(actions).toEqual(['close', 'leave', 'leave']);
  });

  test('a draft tap acts there, and so does a logged action in its own place', () => {
    const more = button('more', 0, false);
    const pay = button('pay', 100);
    tap(more, 1000);
    more.remove();
    const less = button('less', 0, false);
    tap(less, 1100);
    tap(pay, 1200);
    expect(actions).toEqual(['more', 'less', 'pay']);
  });

  test('a finger that went down during the block is still ignored when it is lifted', () => {
    const roll = button('roll', 0);
    tap(roll, 1000);
    roll.remove();
    const gate = button('gate', 0);
    const heard: string[] = [];
    for (const type of ['pointerdown', 'pointerup']) gate.addEventListener(type, () => heard.push(type));
    const where = { clientX: 20, clientY: 20, bubbles: true };
    gate.dispatchEvent(at(new PointerEvent('pointerdown', where), 1300));
    gate.dispatchEvent(at(new PointerEvent('pointerup', where), 1900));
    expect(heard).toEqual([]);
  });
});

describe('a key', () => {
  test('that is held down acts once', () => {
    const roll = button('roll', 0);
    enter(roll, 1000);
    enter(roll, 1500, true);
    enter(roll, 1533, true);
    expect(actions).toEqual(['roll']);
  });

  test('that is pressed again after the block acts again', () => {
    const roll = button('roll', 0);
    enter(roll, 1000);
    document.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    enter(roll, 1460);
    expect(actions).toEqual(['roll', 'roll']);
  });

  test('is blocked on a control that the app focused, and acts on one that the user focused', () => {
    const roll = button('roll', 0);
    const pass = button('pass', 100);
    enter(roll, 1000);
    enter(pass, 1050);
    expect(actions).toEqual(['roll']);
    press('Tab', 1100);
    enter(pass, 1150);
    expect(actions).toEqual(['roll', 'pass']);
  });

  test('that is held down on an action that does not count repeats', () => {
    const more = button('more', 0, false);
    enter(more, 1000);
    enter(more, 1030, true);
    expect(actions).toEqual(['more', 'more']);
  });

  test('that is held down acts once, whatever other key is released', () => {
    const roll = button('roll', 0);
    enter(roll, 1000);
    document.dispatchEvent(at(new KeyboardEvent('keyup', { key: 'Shift', bubbles: true }), 1500));
    enter(roll, 1533, true);
    expect(actions).toEqual(['roll']);
  });

  test.each([
    ['aria-checked', 'true'],
    ['aria-expanded', 'false'],
    ['aria-pressed', 'false']
  ])('that is held down turns a control with two states once: %s', (state, value) => {
    const sound = button('sound', 0, false);
    sound.setAttribute(state, value);
    enter(sound, 1000);
    for (const delay of [1500, 1533, 1566]) enter(sound, delay, true);
    expect(actions).toEqual(['sound']);
  });

  test('that is held down does nothing on a control that the app has focused since', () => {
    const pen = button('pen', 0, false);
    const take = button('take', 100, false);
    enter(pen, 1000);
    enter(take, 1500, true);
    expect(actions).toEqual(['pen']);
    enter(take, 1700);
    expect(actions).toEqual(['pen', 'take']);
  });

  test('that is pressed again after typing acts at once, for example to add the next name', () => {
    const add = button('add', 0);
    enter(add, 1000);
    for (const key of ['B', 'o']) press(key, 1100);
    enter(add, 1200);
    enter(add, 1300);
    expect(actions).toEqual(['add', 'add']);
  });

  test('that is a digit is blocked after it acted, and another digit acts', () => {
    const heard = (event: KeyboardEvent): void => {
      actions.push(event.key);
      guard.hold(400);
    };
    window.addEventListener('keydown', heard);
    press('3', 1000);
    press('3', 1100);
    press('4', 1150);
    window.removeEventListener('keydown', heard);
    expect(actions).toEqual(['3', '4']);
  });
});
