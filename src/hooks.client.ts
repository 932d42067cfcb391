import type { HandleClientError } from '@sveltejs/kit';
import { followUpdates } from '$lib/update';

export function init(): void {
  void followUpdates();
}

/** A link to something that is not there is no fault of the app, and its page says so. */
export const handleError: HandleClientError = ({ error, status, message }) => {
  if (status !== 404) console.error(error);
  return { message };
};
