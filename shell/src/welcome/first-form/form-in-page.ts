import { lookInPage, lookOf, stylesInPage, type SheetInPage } from '@veckovis/ui/in-page'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'
import * as accountFormSheet from '../form/account-form.module.css?in-page'
import * as markSheet from '../veckovis-mark.module.css?in-page'
import * as welcomeSheet from '../welcome.module.css?in-page'

// Runs when the shell is built. The sign-in form as it stands in the page itself: it takes keys before any script has
// come, and the application takes it over. Its looks are those of the components, under the same names.

const accountForm: SheetInPage = { ...accountFormSheet }
const mark: SheetInPage = { ...markSheet }
const welcome: SheetInPage = { ...welcomeSheet }

/** Both languages: which of them is read is known only in the browser. */
const words = (key: keyof typeof sv.login): string =>
  `<span lang="sv">${sv.login[key]}</span><span lang="en">${en.login[key]}</span>`

const textField = (name: 'email' | 'password', autocomplete: string): string => `
  <div class="${lookInPage.field}">
    <label class="${lookInPage.label}" for="first-${name}">${words(name)}<span class="${lookInPage.required}" aria-hidden="true">*</span></label>
    <input class="${lookInPage.control}" id="first-${name}" name="${name}" type="${name}" autocomplete="${autocomplete}" aria-required="true">
  </div>`

const brand = `
  <span class="${lookOf(welcome, 'brand')}">
    <svg class="${lookOf(mark, 'mark')}" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--vk-accent)"/>
      <g stroke="var(--vk-on-accent)" stroke-width="3" stroke-linecap="round">
        <path d="M7 8v3M25 8v3" opacity="0.55"/>
        <path d="M11.5 8v9M20.5 8v9" opacity="0.8"/>
        <path d="M16 8v16"/>
      </g>
    </svg>
    Veckovis
  </span>`

const form = `
  <form class="${lookOf(accountForm, 'accountForm')}" method="post" novalidate>
    ${textField('email', 'username')}
    ${textField('password', 'current-password')}
    <div class="${lookOf(accountForm, 'row')}">
      <label class="${lookInPage.checkbox}">
        <input name="remember" type="checkbox">
        <span>${words('rememberMe')}</span>
      </label>
      <a href="/forgot-password">${words('forgot')}</a>
    </div>
    <button type="submit" class="${lookInPage.button}">${words('submit')}</button>
  </form>`

const withoutIndent = (html: string): string => html.replaceAll(/\n\s*/g, '')

export const firstFormMarkup = withoutIndent(`
  <div id="first-form" class="${lookOf(welcome, 'welcome')}">
    <header class="${lookOf(welcome, 'head')}">${brand}</header>
    <main class="${lookOf(welcome, 'main')}">
      <div class="${lookOf(welcome, 'panel')}">
        <h1 class="${lookOf(welcome, 'title')}">${words('title')}</h1>
        ${form}
        <p class="${lookOf(welcome, 'more')}" data-sign-up>${words('noAccount')} <a href="/login?view=signup">${words('signup')}</a></p>
      </div>
    </main>
    <div class="${lookOf(welcome, 'picture')}"></div>
  </div>`)

export const firstFormStyles = stylesInPage + [welcome, accountForm, mark].map(sheet => sheet.default).join('')
