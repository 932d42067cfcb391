import type { Page } from '@playwright/test';

/** The heights of everything with a fixed height: the rows of the board, the seats, undo, and the ask bar of a turn. */
export function heightsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const FIXED_HEIGHT =
      '.frame > .board .row[role="group"], .frame > .seats, .frame > .undo, .frame .ask.steady';
    return [...document.querySelectorAll(FIXED_HEIGHT)].map(
      (element) => `${element.className.split(' ')[0]}: ${Math.round(element.getBoundingClientRect().height)}`
    );
  });
}

/** The positions and heights of seats, rows and question. */
export function placesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.frame .seats, .frame > .board .row[role="group"], .frame .ask')].map(
      (element) => {
        const { top, height } = element.getBoundingClientRect();
        return `${element.className.split(' ')[0]}: ${Math.round(height)} at ${Math.round(top)}`;
      }
    )
  );
}

/**
 * Figures of a seat that leave it, overlap or come too close to those of the next seat. A tag, such as that of the
 * dealer, hangs below its seat.
 */
export function touchingFigures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const boxes = (within: Element): readonly DOMRect[] => {
      const found: DOMRect[] = [];
      const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
        const isOutside = text.parentElement?.closest('.for-readers, [data-tag]') !== null;
        if (text.textContent?.trim() === '' || isOutside) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        found.push(range.getBoundingClientRect());
      }
      for (const element of within.querySelectorAll('svg, .die, .chip, i'))
        found.push(element.getBoundingClientRect());
      return found.filter(({ width, height }) => width > 1 && height > 1);
    };
    return [...document.querySelectorAll('.frame > .seats .seat')].flatMap((seat) => {
      const { left, right, top, bottom } = seat.getBoundingClientRect();
      const figureBoxes = [...seat.querySelectorAll('.figures')].flatMap(boxes);
      const tokenBoxes = [...seat.querySelectorAll('.held > *')].map((element) =>
        element.getBoundingClientRect()
      );
      const covered = tokenBoxes.filter((token) =>
        figureBoxes.some(
          (box) =>
            Math.min(box.right, token.right) - Math.max(box.left, token.left) > 1 &&
            Math.min(box.bottom, token.bottom) - Math.max(box.top, token.top) > 1
        )
      );
      if (covered.length > 0)
        return [`${seat.textContent.trim().slice(0, 6)}: what it holds lies on its figures`];
      return [...seat.querySelectorAll('.figures, .held')].flatMap((figures) =>
        boxes(figures)
          .filter(
            (box) =>
              box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1
          )
          .map(
            (box) =>
              `${seat.textContent.trim().slice(0, 6)}: ${Math.round(box.left - left)} to ${Math.round(box.right - left)} of ${Math.round(right - left)}`
          )
      );
    });
  });
}

/** Numbers and totals that break into two lines. */
export function wrappedNumbers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      if (!/^[+−–-]?\$?\d[\d,./]*k?$/.test(words) || text.parentElement?.checkVisibility() !== true) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(`${words} stands on ${tops.size} lines`);
    }
    return broken;
  });
}

/** Text that overflows its box at the sides without being cut. */
export function overflowingText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 1.5;
    const boxOf = (item: Element | null): Element | null =>
      item !== null && ['inline', 'contents'].includes(getComputedStyle(item).display)
        ? boxOf(item.parentElement)
        : item;
    const overflowing = new Set<string>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const box = boxOf(text.parentElement);
      if (words === '' || box?.checkVisibility() !== true || box.closest('.for-readers, svg') !== null)
        continue;
      if (getComputedStyle(box).overflowX !== 'visible') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const letters = range.getBoundingClientRect();
      const { left, right } = box.getBoundingClientRect();
      if (letters.width > 1 && (letters.right > right + TOLERANCE || letters.left < left - TOLERANCE))
        overflowing.add(`“${words.slice(0, 20)}” reaches out of ${box.className || box.tagName}`);
    }
    return [...overflowing];
  });
}

/** Seats that stick out of the column of a tablet and cover the ask below. */
export function overflowingSeats(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const RIM = 6;
    const column = document.querySelector('.frame > .seats');
    if (column === null || getComputedStyle(column).overflowY !== 'visible') return [];
    const { bottom } = column.getBoundingClientRect();
    return [...column.querySelectorAll('.seat')].flatMap((seat) => {
      const overhang = Math.round(seat.getBoundingClientRect().bottom - bottom);
      return overhang > RIM ? [`${seat.textContent.trim().slice(0, 6)}: ${overhang} px below the seats`] : [];
    });
  });
}

/** Names printed on the board that are cut. */
export function truncatedNames(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((names) => {
    return [...document.querySelectorAll<HTMLElement>(names)].flatMap((name) => {
      const box = name.getBoundingClientRect();
      const line = name.parentElement?.getBoundingClientRect();
      const isWhole =
        name.scrollWidth <= name.clientWidth + 1 && line !== undefined && box.right <= line.right;
      return isWhole
        ? []
        : [`${name.textContent}: ${Math.round(box.width)} of ${Math.round(line?.width ?? 0)}`];
    });
  }, selector);
}

/** Figures on the line of a tile that touch its name, or are cut. */
export function figuresAtNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const MIN_GAP = 3;
    return [...document.querySelectorAll('.board .line')].flatMap((line) => {
      const name = document.createRange();
      name.selectNodeContents(line.querySelector('.name') ?? line);
      const figures = [...line.querySelectorAll('.tile-state *')].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && element.checkVisibility();
      });
      const left = Math.min(...figures.map((figure) => figure.getBoundingClientRect().left));
      const gap = Math.round(left - name.getBoundingClientRect().right);
      const end = line.getBoundingClientRect().right;
      const hiddenPixels = Math.round(
        Math.max(...figures.map((figure) => figure.getBoundingClientRect().right)) - end
      );
      return gap < MIN_GAP || hiddenPixels > 0
        ? [`${name.toString()}: ${gap} px after its name, ${hiddenPixels} px cut`]
        : [];
    });
  });
}

/** Doubles the font size, as users can. */
export async function doubleFontSize(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%');
    window.dispatchEvent(new Event('resize'));
  });
}

/** Restores the font size from before `enlarge`. */
export async function restoreFontSize(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size');
    window.dispatchEvent(new Event('resize'));
  });
}

/**
 * The reason why a player would not see where to act: no row of the board is completely visible, or none of the lit
 * ones.
 */
export function rowVisibilityProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // After a rotation the app reacts with the next frame.
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const board = document.querySelector('.frame > .board')?.getBoundingClientRect();
    const all = [...document.querySelectorAll('.frame > .board .row[role="group"]')];
    const visibleRows = all.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return board !== undefined && top >= board.top - 1 && bottom <= Math.min(board.bottom, innerHeight) + 1;
    });
    if (all.length > 0 && visibleRows.length === 0) return ['no row is visible'];
    const isLit = (row: Element): boolean => row.matches('.lit');
    return all.some(isLit) && !visibleRows.some(isLit) ? ['no lit row is visible'] : [];
  });
}

/** How much the page is taller or wider than the window, and the elements that stick out. */
export function tooTall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const [tall, wide] = [scrollHeight - innerHeight, scrollWidth - innerWidth];
    const overhang = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1
    );
    const descriptions = overhang
      .slice(-3)
      .map((element) => `${element.className}: ${element.textContent.trim().slice(0, 30)}`);
    return [
      ...(tall > 0 ? [`${tall} px too tall`] : []),
      ...(wide > 0 ? [`${wide} px too wide`, ...descriptions] : [])
    ];
  });
}

/** Content that sticks out of its row of the board by more than the border. */
export function contentsOutside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const RIM = 3;
    const pieces = '.plate, .card, .note, .chip-card, .words, .caption, .line, .chit, .sum';
    return [...document.querySelectorAll('.frame > .board .row[role="group"]')].flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      // On the narrowest phone, content that does not fit the line of a tile is left out.
      const drawn = [...row.querySelectorAll(pieces)].filter((piece) => !piece.closest('.tile-state'));
      return drawn.flatMap((piece) => {
        const box = piece.getBoundingClientRect();
        const overhang = Math.round(Math.max(top - box.top, box.bottom - bottom));
        return box.height > 0 && overhang > RIM ? [`${piece.classList[0]}: ${overhang} px outside`] : [];
      });
    });
  });
}

/** Tile names that are taller than their line, and figures that leave their plate. */
export function clippedLettering(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const RIM = 4;
    const board = '.frame > .board .row[role="group"]';
    const names = [...document.querySelectorAll(`${board} .line > .name`)].flatMap((name) => {
      const line = name.parentElement?.getBoundingClientRect().height ?? 0;
      const { height } = name.getBoundingClientRect();
      return height > line ? [`${name.textContent}: ${Math.round(height)} of ${Math.round(line)} px`] : [];
    });
    const figures = [...document.querySelectorAll(`${board} .plate .number`)].flatMap((figure) => {
      const plate = figure.closest('.plate')?.getBoundingClientRect();
      const drawn = document.createRange();
      drawn.selectNodeContents(figure);
      const overhang = Math.round(drawn.getBoundingClientRect().right - (plate?.right ?? 0));
      return overhang > RIM ? [`${figure.textContent}: ${overhang} px beyond its plate`] : [];
    });
    return [...names, ...figures];
  });
}

/** Parts of the main button and undo that cannot be seen and tapped without scrolling. */
export function hiddenControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('.frame .ask .main-button'),
      ...document.querySelectorAll('.frame .undo')
    ].filter((element) => element.checkVisibility());
    return controls.flatMap((control) => {
      const { left, top, right, bottom } = control.getBoundingClientRect();
      // The ask scrolls by itself if it has to.
      const bar = control.closest('.ask')?.getBoundingClientRect();
      const foot = Math.min(innerHeight, bar?.bottom ?? innerHeight);
      const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= foot + 1;
      const topElement = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen =
        isInside && topElement !== null && (control.contains(topElement) || topElement.contains(control));
      const name = control.textContent.replace(/\s+/g, ' ').trim();
      return isSeen ? [] : [`${name}: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`];
    });
  });
}

/** Places of the board that are not completely visible. */
export function clippedPlaces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const board = document.querySelector('.frame > .board')?.getBoundingClientRect();
    return [...document.querySelectorAll('.frame > .board .row[role="group"]')].flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const isSeen = board !== undefined && top >= board.top - 1 && bottom <= board.bottom + 1;
      return isSeen
        ? []
        : [
            `${row.getAttribute('aria-label')?.slice(0, 20)}: ${Math.round(bottom - (board?.bottom ?? 0))} px`
          ];
    });
  });
}

/** The heights of places that are constant for all questions of a game. */
export function rowHeights(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.frame > .board[class*="asks-"]:not(.asking) .row[role="group"]')].map(
      (row) => String(Math.round(row.getBoundingClientRect().height))
    )
  );
}
