import type { Component, Snippet } from 'svelte';
import { databaseExists } from '$lib/storage/database/database-exists';
import { saveRunningCount } from '$lib/ui/page/layout-hint';

/** The list of running matches; `empty` is shown if there are none, and until that is known. */
export type Tickets = Component<{ readonly empty: Snippet }>;

/**
 * Loads storage and the list of running matches; undefined on a first visit, which loads neither. On an iPhone outside
 * the Home Screen the list is always loaded, because it shows the hint about the Home Screen.
 */
export async function openTickets(): Promise<Tickets | undefined> {
  const hasRunningGames = document.documentElement.dataset['running'] !== undefined;
  const isWebsite = (navigator as { readonly standalone?: boolean }).standalone === false;
  if (hasRunningGames || isWebsite || (await databaseExists()))
    return (await import('./Tickets.svelte')).default;
  saveRunningCount(0);
  return undefined;
}
