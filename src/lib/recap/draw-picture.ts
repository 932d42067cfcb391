import type { PictureContent } from './facts';
import { fontOf, measureOn, paint } from './paint';
import { pictureSteps } from './picture';
import { HEIGHT, WIDTH, type Step } from './steps';

/** The weights that the picture uses. */
const FONT_WEIGHTS = [500, 600, 700, 800];

/** The picture as a PNG file, and as an address for an image. */
export interface DrawnPicture {
  readonly file: File;
  readonly dataUrl: string;
}

/**
 * Draws the picture as a file with this name. If the app's own font cannot be loaded, another one is used. Rejects if
 * the browser cannot make a picture.
 */
export async function drawPicture(content: PictureContent, name: string): Promise<DrawnPicture> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const measureText = measureOn(context);
  await loadFonts(pictureSteps(content, measureText));
  paint(context, pictureSteps(content, measureText));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('no picture');
  // The app's content security policy allows no blobs as images.
  const dataUrl = canvas.toDataURL('image/jpeg', 0.85);
  return { file: new File([blob], name, { type: 'image/png' }), dataUrl };
}

/** Loads the font files that these steps need: each part of the alphabet has a file of its own. */
async function loadFonts(steps: readonly Step[]): Promise<void> {
  const letters = steps.flatMap((step) => (step.kind === 'text' ? [step.text] : [])).join('');
  const fontLoads = FONT_WEIGHTS.map((weight) => document.fonts.load(fontOf({ size: 40, weight }), letters));
  await Promise.allSettled(fontLoads);
}
