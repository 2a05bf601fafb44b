import type { Page } from '@playwright/test'

/** Opens the unit picker; its name is the unit, so it is found by what it opens. */
export const unitSwitchOf = (page: Page) => page.getByRole('banner').locator('button[aria-haspopup="dialog"]')

/** Opens the user menu; its name is the person's. */
export const userMenuOf = (page: Page) => page.getByRole('banner').locator('button[aria-haspopup="menu"]')

/** What surrounds every page of a signed-in person. */
export class FramePage {
  constructor(readonly page: Page) {}

  readonly navigation = () => this.page.getByRole('navigation').first()
  readonly topEntries = () => this.navigation().locator(':scope > ul > li > :is(a, button)')
  readonly entry = (name: string | RegExp) => this.navigation().getByRole('link', { name, exact: true })
  readonly parent = (name: string | RegExp) => this.navigation().getByRole('button', { name, exact: true })
  readonly header = () => this.page.getByRole('banner')
  readonly title = () => this.header().getByRole('heading', { level: 1 })
  readonly unitSwitch = () => unitSwitchOf(this.page)
  readonly userMenu = (fullName: string | RegExp) => this.header().getByRole('button', { name: fullName })
  readonly menuItem = (name: string | RegExp) => this.page.getByRole('menuitem', { name })
  readonly collapse = () => this.navigation().getByRole('button', { name: /^(Dölj menyn|Collapse menu)$/ })
  readonly expand = () => this.navigation().getByRole('button', { name: /^(Visa menyn|Expand menu)$/ })

  /** Follows an entry of the menu, below its parent if it has one. */
  async go({ parent, entry }: { readonly parent?: string; readonly entry: string }) {
    if (parent !== undefined && (await this.parent(parent).getAttribute('aria-expanded')) !== 'true')
      await this.parent(parent).click()
    await this.entry(entry).click()
  }

  async signOut(fullName: string | RegExp) {
    await this.userMenu(fullName).click()
    await this.menuItem(/^(Logga ut|Logout)$/).click()
  }
}
