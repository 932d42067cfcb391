import { followUpdates } from '$lib/update';

export function init(): void {
  void followUpdates();
}
