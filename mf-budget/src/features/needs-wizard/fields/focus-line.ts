/** Focus goes to the first field of a line that was just added. */
export const focusLine = (key: number): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-line="${key}"] input`)?.focus())
}

/** After a line is gone the way to add one has the focus. */
export const focusAdd = (kind: 'zone' | 'room'): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-add-line="${kind}"]`)?.focus())
}
