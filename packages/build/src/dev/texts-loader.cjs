/**
 * The texts of the module that is worked on, as code that takes its own successor: the shell then asks for them once
 * more (shell/src/modules/override), and the page stays.
 * @param {string} source
 */
module.exports = function textsLoader(source) {
  const texts = JSON.stringify(JSON.parse(source))
  return `const texts = ${texts}
export default texts
if (module.hot) {
  if (module.hot.data) window.dispatchEvent(new Event('veckovis-texts-changed'))
  module.hot.dispose(() => undefined)
  module.hot.accept()
}
`
}
