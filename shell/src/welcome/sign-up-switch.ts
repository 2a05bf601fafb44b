/** Whether somebody may ask for an account in this installation: the server writes it into the page. */
export const isSignUpOpen = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="veckovis-sign-up"]')?.content !== 'off'
