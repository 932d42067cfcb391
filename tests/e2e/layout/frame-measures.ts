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
export function positionsOf(page: Page): Promise<readonly string[]> {
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
 * Figures that stick out of their seat, overlap, or come too close to those of the next seat. A tag, such as the
 * dealer's, may hang below its seat.
 */
export function coveredTokens(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const textBoxesIn = (container: Element): readonly DOMRect[] => {
      const textBoxes: DOMRect[] = [];
      const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        const isOutside = text.parentElement?.closest('.for-readers, [data-tag]') !== null;
        if (text.textContent?.trim() === '' || isOutside) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        textBoxes.push(range.getBoundingClientRect());
      }
      for (const element of container.querySelectorAll('svg, .die, .chip, i'))
        textBoxes.push(element.getBoundingClientRect());
      return textBoxes.filter(({ width, height }) => width > 1 && height > 1);
    };
    return [...document.querySelectorAll('.frame > .seats .seat')].flatMap((seat) => {
      const { left, right, top, bottom } = seat.getBoundingClientRect();
      const figureBoxes = [...seat.querySelectorAll('.figures')].flatMap(textBoxesIn);
      const tokenBoxes = [...seat.querySelectorAll('.held > *')].map((element) =>
        element.getBoundingClientRect()
      );
      const coveredTokens = tokenBoxes.filter((token) =>
        figureBoxes.some(
          (box) =>
            Math.min(box.right, token.right) - Math.max(box.left, token.left) > 1 &&
            Math.min(box.bottom, token.bottom) - Math.max(box.top, token.top) > 1
        )
      );
      if (coveredTokens.length > 0)
        return [`${seat.textContent.trim().slice(0, 6)}: what it holds lies on its figures`];
      return [...seat.querySelectorAll('.figures, .held')].flatMap((figures) =>
        textBoxesIn(figures)
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
    const brokenNumbers: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const shownText = text.textContent?.trim() ?? '';
      if (!/^[+−–-]?\$?\d[\d,./]*k?$/.test(shownText) || text.parentElement?.checkVisibility() !== true)
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) brokenNumbers.push(`${shownText} stands on ${tops.size} lines`);
    }
    return brokenNumbers;
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
    const overflowingTexts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const shownText = text.textContent?.trim() ?? '';
      const box = boxOf(text.parentElement);
      if (shownText === '' || box?.checkVisibility() !== true || box.closest('.for-readers, svg') !== null)
        continue;
      if (getComputedStyle(box).overflowX !== 'visible') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const textBox = range.getBoundingClientRect();
      const { left, right } = box.getBoundingClientRect();
      if (textBox.width > 1 && (textBox.right > right + TOLERANCE || textBox.left < left - TOLERANCE))
        overflowingTexts.add(`“${shownText.slice(0, 20)}” reaches out of ${box.className || box.tagName}`);
    }
    return [...overflowingTexts];
  });
}

/** Seats that stick out of the column of a tablet and cover the ask below. */
export function overflowingSeats(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const RIM_WIDTH = 6;
    const column = document.querySelector('.frame > .seats');
    if (column === null || getComputedStyle(column).overflowY !== 'visible') return [];
    const { bottom } = column.getBoundingClientRect();
    return [...column.querySelectorAll('.seat')].flatMap((seat) => {
      const overhang = Math.round(seat.getBoundingClientRect().bottom - bottom);
      return overhang > RIM_WIDTH
        ? [`${seat.textContent.trim().slice(0, 6)}: ${overhang} px below the seats`]
        : [];
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
      const leftEdge = Math.min(...figures.map((figure) => figure.getBoundingClientRect().left));
      const gap = Math.round(leftEdge - name.getBoundingClientRect().right);
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

/** Restores the font size from before `doubleFontSize`. */
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
    const allRows = [...document.querySelectorAll('.frame > .board .row[role="group"]')];
    const visibleRows = allRows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return board !== undefined && top >= board.top - 1 && bottom <= Math.min(board.bottom, innerHeight) + 1;
    });
    if (allRows.length > 0 && visibleRows.length === 0) return ['no row is visible'];
    const isLit = (row: Element): boolean => row.matches('.lit');
    return allRows.some(isLit) && !visibleRows.some(isLit) ? ['no lit row is visible'] : [];
  });
}

/** How much the page is taller or wider than the window, and the elements that stick out. */
export function pageOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const [overflowHeight, overflowWidth] = [scrollHeight - innerHeight, scrollWidth - innerWidth];
    const overflowingElements = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1
    );
    const descriptions = overflowingElements
      .slice(-3)
      .map((element) => `${element.className}: ${element.textContent.trim().slice(0, 30)}`);
    return [
      ...(overflowHeight > 0 ? [`${overflowHeight} px too tall`] : []),
      ...(overflowWidth > 0 ? [`${overflowWidth} px too wide`, ...descriptions] : [])
    ];
  });
}

/** Content that sticks out of its row of the board by more than the border. */
export function contentsOutside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const RIM_WIDTH = 3;
    const pieces = '.plate, .card, .note, .chip-card, .words, .caption, .line, .chit, .sum';
    return [...document.querySelectorAll('.frame > .board .row[role="group"]')].flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      // On the narrowest phone, content that does not fit the line of a tile is left out.
      const drawnPieces = [...row.querySelectorAll(pieces)].filter((piece) => !piece.closest('.tile-state'));
      return drawnPieces.flatMap((piece) => {
        const box = piece.getBoundingClientRect();
        const overhang = Math.round(Math.max(top - box.top, box.bottom - bottom));
        return box.height > 0 && overhang > RIM_WIDTH
          ? [`${piece.classList[0]}: ${overhang} px outside`]
          : [];
      });
    });
  });
}

/** Tile names that are taller than their line, and figures that leave their plate. */
export function clippedNumbers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const RIM_WIDTH = 4;
    const board = '.frame > .board .row[role="group"]';
    const names = [...document.querySelectorAll(`${board} .line > .name`)].flatMap((name) => {
      const line = name.parentElement?.getBoundingClientRect().height ?? 0;
      const { height } = name.getBoundingClientRect();
      return height > line ? [`${name.textContent}: ${Math.round(height)} of ${Math.round(line)} px`] : [];
    });
    const figures = [...document.querySelectorAll(`${board} .plate .number`)].flatMap((figure) => {
      const plate = figure.closest('.plate')?.getBoundingClientRect();
      const textRange = document.createRange();
      textRange.selectNodeContents(figure);
      const overhang = Math.round(textRange.getBoundingClientRect().right - (plate?.right ?? 0));
      return overhang > RIM_WIDTH ? [`${figure.textContent}: ${overhang} px beyond its plate`] : [];
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
      const visibleBottom = Math.min(innerHeight, bar?.bottom ?? innerHeight);
      const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= visibleBottom + 1;
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

/** The heights of the board's rows, which must be the same for all questions of a game. */
export function rowHeights(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.frame > .board[class*="asks-"]:not(.asking) .row[role="group"]')].map(
      (row) => String(Math.round(row.getBoundingClientRect().height))
    )
  );
}
