import type { Page } from '@playwright/test'

/** The screens before a session: sign-in, sign-up, forgotten and new password. */
export class SignInPage {
  constructor(readonly page: Page) {}

  readonly email = () => this.page.getByRole('textbox', { name: /^(E-postadress|E-mail address)/ })
  readonly password = () => this.page.getByLabel(/^(Lösenord|Password)/).first()
  readonly remember = () => this.page.getByRole('checkbox', { name: /^(Kom ihåg mig|Remember me)$/ })
  readonly submit = () => this.page.getByRole('button', { name: /^(Logga in|Log in)$/ })

  async signIn({ email, password }: { email: string; password: string }, { remember = false } = {}) {
    await this.email().fill(email)
    await this.password().fill(password)
    if (remember) await this.remember().check()
    await this.submit().click()
  }
}
