import { integrityTable } from './integrity-table.mjs'

/**
 * The one Trusted Types policy of the page, as its first script makes it. The browser asks it for every text that is
 * about to become code or markup, whoever wrote the line; what it does not answer is refused and reported.
 *
 * - An address becomes a script's only when the page knows its digest, which is so while the registry lists the module.
 *   A development build's scripts, which hot reload makes as one goes, only have to come from here.
 * - A text becomes markup only when it has none: libraries write their style sheets that way, and clear elements.
 * - No text becomes code.
 *
 * @param {'development' | 'production'} mode
 */
export const pagePolicyScript = mode => {
  const isKnown =
    mode === 'production'
      ? `Object.hasOwn(window.${integrityTable} || {}, address.pathname)`
      : 'address.origin === location.origin'
  return (
    'window.trustedTypes&&trustedTypes.createPolicy("default",{' +
    `createScriptURL:function(text){var address=new URL(text,document.baseURI);` +
    `return address.origin===location.origin&&${isKnown}?text:null},` +
    'createHTML:function(text){return /<[a-z!\\/?]/i.test(text)?null:text},' +
    'createScript:function(){return null}})'
  )
}
