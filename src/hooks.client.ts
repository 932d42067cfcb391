import type { HandleClientError } from '@sveltejs/kit';
import { followUpdates } from './lib/update';

export function init(): void {
  void followUpdates();
}

/** A 404 is not an error of the app, and its page explains it, so it is not logged. */
export const handleError: HandleClientError = ({ error, status, message }) => {
  if (status !== 404) console.error(error);
  return { message };
};
