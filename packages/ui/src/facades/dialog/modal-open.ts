/** Whether a modal dialog stands over the page; what is behind it then takes no keys. */
export const isModalOpen = (): boolean =>
  document.querySelector('[role=dialog][aria-modal=true], dialog[open]') !== null
