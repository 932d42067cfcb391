import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TapGuard } from './tap-guard';

let guard: TapGuard;
let stop: () => void;
let actions: string[];

/** Adds a button at a fixed place that records its taps. If `isCounted`, each tap holds for 400 ms. */
function addButton(name: string, top: number, isCounted = true): HTMLButtonElement {
  const newButton = document.createElement('button');
  newButton.textContent = name;
  newButton.style.cssText = `position: fixed; left: 0; top: ${top}px; width: 100px; height: 50px`;
  newButton.addEventListener('click', () => {
    if (isCounted && guard.isStray) return;
    actions.push(name);
    if (isCounted) guard.hold(400);
  });
  document.body.append(newButton);
  return newButton;
}

function atTime<Made extends Event>(event: Made, time: number): Made {
  Object.defineProperty(event, 'timeStamp', { value: time });
  return event;
}

/** Sends a whole tap to the middle of a control. */
function tap(control: Element, time: number): void {
  const { left, top, width, height } = control.getBoundingClientRect();
  const eventInit = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
  control.dispatchEvent(atTime(new PointerEvent('pointerdown', eventInit), time - 20));
  control.dispatchEvent(atTime(new PointerEvent('pointerup', eventInit), time - 1));
  control.dispatchEvent(atTime(new MouseEvent('click', { ...eventInit, detail: 1 }), time));
}

function pressKey(key: string, time: number): void {
  document.body.dispatchEvent(atTime(new KeyboardEvent('keydown', { key, bubbles: true }), time));
}

/** Presses Enter on a control, with the click that browsers add. */
function pressEnter(control: HTMLElement, time: number, repeat = false): void {
  const keyInit = { key: 'Enter', repeat, bubbles: true, cancelable: true };
  const wasAllowed = control.dispatchEvent(atTime(new KeyboardEvent('keydown', keyInit), time));
  if (wasAllowed)
    control.dispatchEvent(atTime(new MouseEvent('click', { bubbles: true, cancelable: true }), time));
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
    const roll = addButton('roll', 0);
    tap(roll, 1000);
    tap(roll, 1000 + delay);
    expect(actions).toEqual(['roll']);
  });

  test('with two fingers, the first one lifted acts, and the other may tap again', () => {
    const [roll, pass] = [addButton('roll', 0), addButton('pass', 200)];
    const dispatchFinger = (type: string, control: Element, pointerId: number, time: number): void => {
      const { left, top } = control.getBoundingClientRect();
      const eventInit = { clientX: left + 50, clientY: top + 25, bubbles: true, cancelable: true, detail: 1 };
      control.dispatchEvent(
        atTime(new PointerEvent(type, { ...eventInit, pointerId, pointerType: 'touch' }), time)
      );
    };
    dispatchFinger('pointerdown', roll, 2, 1000);
    dispatchFinger('pointerdown', pass, 3, 1010);
    dispatchFinger('pointerup', roll, 2, 1050);
    dispatchFinger('click', roll, 2, 1050);
    dispatchFinger('pointerup', pass, 3, 1060);
    dispatchFinger('click', pass, 3, 1060);
    expect(actions).toEqual(['roll']);
    for (const type of ['pointerdown', 'pointerup', 'click']) dispatchFinger(type, pass, 4, 1100);
    expect(actions).toEqual(['roll', 'pass']);
  });

  test('acts again after the hold', () => {
    const roll = addButton('roll', 0);
    tap(roll, 1000);
    tap(roll, 1421);
    expect(actions).toEqual(['roll', 'roll']);
  });

  describe('with taps every 90 ms', () => {
    /** The times of this many taps, the first at one second. */
    const burstTimes = (taps: number): readonly number[] =>
      Array.from({ length: taps }, (_, index) => 1000 + 90 * index);

    test('a control that is tapped repeatedly acts once, and again after a pause of 400 ms', () => {
      const roll = addButton('roll', 0);
      for (const time of burstTimes(20)) tap(roll, time);
      expect(actions).toEqual(['roll']);
      tap(roll, 2710 + 421);
      expect(actions).toEqual(['roll', 'roll']);
    });

    test('taps with pauses shorter than 400 ms stay blocked', () => {
      const roll = addButton('roll', 0);
      for (const time of [1000, 1380, 1760, 2140]) tap(roll, time);
      expect(actions).toEqual(['roll']);
    });

    test('a logged action that moves to the tapped place never acts, however often it is replaced', () => {
      let current = addButton('roll', 0);
      for (const time of burstTimes(20)) {
        tap(current, time);
        current.remove();
        current = addButton(`at ${time}`, 0);
      }
      expect(actions).toEqual(['roll']);
      tap(current, 2710 + 421);
      expect(actions).toEqual(['roll', 'at 2710']);
    });

    test('a draft control that moves to the tapped place acts after 400 ms, without a pause', () => {
      tap(addButton('roll', 0), 1000);
      document.body.replaceChildren();
      const die = addButton('die', 0, false);
      for (const time of [1090, 1180, 1270, 1360, 1450, 1540]) tap(die, time);
      expect(actions).toEqual(['roll', 'die', 'die']);
    });

    test('draft taps are never blocked', () => {
      const die = addButton('die', 0, false);
      for (const time of burstTimes(20)) tap(die, time);
      expect(actions).toHaveLength(20);
    });

    test('a neighbouring control can be tapped in between', () => {
      const [roll, pass] = [addButton('roll', 0), addButton('pass', 100)];
      for (const time of burstTimes(5)) tap(roll, time);
      tap(pass, 1400);
      expect(actions).toEqual(['roll', 'pass']);
    });

    test('Enter acts once, and again after a pause of 400 ms', () => {
      const roll = addButton('roll', 0);
      for (const time of burstTimes(20)) pressEnter(roll, time);
      expect(actions).toEqual(['roll']);
      pressEnter(roll, 2710 + 401);
      expect(actions).toEqual(['roll', 'roll']);
    });
  });

  test('a control that moves into the tapped place is blocked, and a control elsewhere is not', () => {
    const roll = addButton('roll', 0);
    tap(roll, 1000);
    roll.remove();
    const pass = addButton('pass', 10);
    const place = addButton('place', 200);
    tap(pass, 1200);
    tap(place, 1210);
    expect(actions).toEqual(['roll', 'place']);
  });

  test('a tap that does nothing blocks nothing', () => {
    const more = addButton('more', 0, false);
    tap(more, 1000);
    tap(more, 1100);
    expect(actions).toEqual(['more', 'more']);
  });

  test('a logged action is blocked in the place of a draft tap', () => {
    const type = addButton('type', 0, false);
    tap(type, 1000);
    type.remove();
    const pay = addButton('pay', 10);
    tap(pay, 1300);
    expect(actions).toEqual(['type']);
    tap(pay, 1721);
    expect(actions).toEqual(['type', 'pay']);
  });

  test('a logged action is blocked if it replaces a neighbouring control, and the other neighbours still act', () => {
    const [roll, rule, pass] = [addButton('roll', 0), addButton('rule', 100, false), addButton('pass', 200)];
    tap(roll, 1000);
    rule.remove();
    const pay = addButton('pay', 110);
    tap(pay, 1100);
    tap(pass, 1110);
    expect(actions).toEqual(['roll', 'pass']);
    tap(pay, 1540);
    expect(actions).toEqual(['roll', 'pass', 'pay']);
  });

  test('a draft tap acts where its control replaced a neighbour, and is blocked where its control appeared under the finger', () => {
    const addTurnButton = (name: string, top: number): HTMLButtonElement => {
      const newButton = addButton(name, top, false);
      newButton.addEventListener('click', () => actions.push(guard.isSlip ? 'held' : 'shown'));
      return newButton;
    };
    const [number, pass] = [addButton('number', 0, false), addButton('pass', 100)];
    tap(number, 1000);
    pass.remove();
    tap(addTurnButton('another', 100), 1150);
    number.remove();
    tap(addTurnButton('back', 10), 1300);
    expect(actions).toEqual(['number', 'another', 'shown', 'back', 'shown']);
    tap(addButton('type', 200, false), 3000);
    document.body.replaceChildren();
    tap(addTurnButton('under', 210), 3150);
    expect(actions.slice(-2)).toEqual(['under', 'held']);
  });

  test('a highlighted row acts in place of its own reasons, unless the reasons were tapped last', () => {
    const row = document.createElement('div');
    row.dataset['spot'] = '';
    const [tile, reasons] = [addButton('tile', 200, false), addButton('reasons', 0, false)];
    document.body.append(row);
    row.append(reasons);
    tap(tile, 1000);
    const place = addButton('place', 0);
    row.replaceChildren(place);
    tap(place, 1150);
    expect(actions).toEqual(['tile', 'place']);
    row.replaceChildren(reasons);
    tap(reasons, 3000);
    row.replaceChildren(place);
    tap(place, 3150);
    expect(actions).toEqual(['tile', 'place', 'reasons']);
  });

  test('a burst of taps never reaches a control that moved under the finger, however long the burst lasts', () => {
    const type = addButton('type', 0, false);
    tap(type, 1000);
    type.remove();
    const pay = addButton('pay', 10);
    for (let time = 1060; time <= 1900; time += 60) tap(pay, time);
    expect(actions).toEqual(['type']);
    tap(pay, 2321);
    expect(actions).toEqual(['type', 'pay']);
  });

  test('a burst of taps does not reach a control that acts on pointerdown', () => {
    const layButton = addButton('lay', 0);
    const look = addButton('look', 0, false);
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
    const type = addButton('type', 0, false);
    tap(type, 1000);
    type.remove();
    const pay = addButton('pay', 10);
    tap(pay, 1160);
    tap(pay, 1380);
    tap(pay, 1700);
    expect(actions).toEqual(['type']);
    tap(pay, 2121);
    expect(actions).toEqual(['type', 'pay']);
  });

  test('after a tap on the backdrop closes a sheet, controls under the finger are blocked, and controls elsewhere act', () => {
    const [roll, pass] = [addButton('roll', 0), addButton('pass', 100)];
    const sheet = document.createElement('dialog');
    sheet.style.cssText = 'width: 100%; height: 400px';
    const [x, y] = [50, 25];
    const tapBeside = (time: number): void => {
      document.body.append(sheet);
      const eventInit = { clientX: x, clientY: y, bubbles: true, cancelable: true };
      sheet.dispatchEvent(atTime(new PointerEvent('pointerdown', eventInit), time - 20));
      sheet.dispatchEvent(atTime(new PointerEvent('pointerup', eventInit), time - 1));
      sheet.dispatchEvent(atTime(new MouseEvent('click', { ...eventInit, detail: 1 }), time));
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
    const open = addButton('open', 0, false);
    const sheet = document.createElement('dialog');
    const body = document.createElement('div');
    body.className = 'body';
    const [close, end] = [addButton('close', 200, false), addButton('end', 300, false)];
    body.append(end);
    sheet.append(close, body);
    tap(open, 1000);
    document.body.append(sheet);
    sheet.showModal();
    guard.noteOpening();
    const { timeStamp: openedAt } = new Event('now');
    tap(end, openedAt + 200);
    tap(close, openedAt + 220);
    expect(actions).toEqual(['open', 'close']);
    tap(end, openedAt + 420);
    expect(actions).toEqual(['open', 'close', 'end']);
  });

  test('a link that moved to the tapped place is blocked, and a link elsewhere acts', () => {
    const addLink = (top: number): HTMLAnchorElement => {
      const newLink = document.createElement('a');
      newLink.href = '#elsewhere';
      newLink.style.cssText = `position: fixed; left: 0; top: ${top}px; width: 100px; height: 50px`;
      newLink.addEventListener('click', (event) => {
        event.preventDefault();
        actions.push('leave');
      });
      document.body.append(newLink);
      return newLink;
    };
    const close = addButton('close', 0, false);
    tap(close, 1000);
    close.remove();
    const restoredLink = addLink(10);
    tap(restoredLink, 1200);
    expect(actions).toEqual(['close']);
    tap(addLink(100), 1210);
    tap(restoredLink, 1631);
    expect(actions).toEqual(['close', 'leave', 'leave']);
  });

  test('a draft control that moved to the tapped place acts, and so does a logged action that has not moved', () => {
    const more = addButton('more', 0, false);
    const pay = addButton('pay', 100);
    tap(more, 1000);
    more.remove();
    const less = addButton('less', 0, false);
    tap(less, 1100);
    tap(pay, 1200);
    expect(actions).toEqual(['more', 'less', 'pay']);
  });

  test('a finger that went down during the block is ignored even when it is lifted after the block', () => {
    const roll = addButton('roll', 0);
    tap(roll, 1000);
    roll.remove();
    const gate = addButton('gate', 0);
    const heardEvents: string[] = [];
    for (const type of ['pointerdown', 'pointerup'])
      gate.addEventListener(type, () => heardEvents.push(type));
    const eventInit = { clientX: 20, clientY: 20, bubbles: true };
    gate.dispatchEvent(atTime(new PointerEvent('pointerdown', eventInit), 1300));
    gate.dispatchEvent(atTime(new PointerEvent('pointerup', eventInit), 1900));
    expect(heardEvents).toEqual([]);
  });
});

describe('a key', () => {
  test('that is held down acts once', () => {
    const roll = addButton('roll', 0);
    pressEnter(roll, 1000);
    pressEnter(roll, 1500, true);
    pressEnter(roll, 1533, true);
    expect(actions).toEqual(['roll']);
  });

  test('that is pressed again after the block acts again', () => {
    const roll = addButton('roll', 0);
    pressEnter(roll, 1000);
    document.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    pressEnter(roll, 1460);
    expect(actions).toEqual(['roll', 'roll']);
  });

  test('is blocked on a control that the app focused, and acts on one that the user focused', () => {
    const roll = addButton('roll', 0);
    const pass = addButton('pass', 100);
    pressEnter(roll, 1000);
    pressEnter(pass, 1050);
    expect(actions).toEqual(['roll']);
    pressKey('Tab', 1100);
    pressEnter(pass, 1150);
    expect(actions).toEqual(['roll', 'pass']);
  });

  test('that is held down on an action that does not count repeats', () => {
    const more = addButton('more', 0, false);
    pressEnter(more, 1000);
    pressEnter(more, 1030, true);
    expect(actions).toEqual(['more', 'more']);
  });

  test('that is held down acts once, whatever other key is released', () => {
    const roll = addButton('roll', 0);
    pressEnter(roll, 1000);
    document.dispatchEvent(atTime(new KeyboardEvent('keyup', { key: 'Shift', bubbles: true }), 1500));
    pressEnter(roll, 1533, true);
    expect(actions).toEqual(['roll']);
  });

  test.each([
    ['aria-checked', 'true'],
    ['aria-expanded', 'false'],
    ['aria-pressed', 'false']
  ])('that is held down turns a control with two states once: %s', (state, value) => {
    const sound = addButton('sound', 0, false);
    sound.setAttribute(state, value);
    pressEnter(sound, 1000);
    for (const delay of [1500, 1533, 1566]) pressEnter(sound, delay, true);
    expect(actions).toEqual(['sound']);
  });

  test('that is held down does nothing on a control that the app has focused since', () => {
    const pen = addButton('pen', 0, false);
    const take = addButton('take', 100, false);
    pressEnter(pen, 1000);
    pressEnter(take, 1500, true);
    expect(actions).toEqual(['pen']);
    pressEnter(take, 1700);
    expect(actions).toEqual(['pen', 'take']);
  });

  test('that is pressed again after typing acts at once, for example to add the next name', () => {
    const add = addButton('add', 0);
    pressEnter(add, 1000);
    for (const key of ['B', 'o']) pressKey(key, 1100);
    pressEnter(add, 1200);
    pressEnter(add, 1300);
    expect(actions).toEqual(['add', 'add']);
  });

  test('that is a digit is blocked after it acted, and another digit acts', () => {
    const recordKey = (event: KeyboardEvent): void => {
      actions.push(event.key);
      guard.hold(400);
    };
    window.addEventListener('keydown', recordKey);
    pressKey('3', 1000);
    pressKey('3', 1100);
    pressKey('4', 1150);
    window.removeEventListener('keydown', recordKey);
    expect(actions).toEqual(['3', '4']);
  });
});
