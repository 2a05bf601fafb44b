// In the place of react-refresh/runtime in every program of the page: React asks one runtime what a component has
// become, so that shell and remote share it. Each registers under its own name, because some files are in both.
const runtime = require('react-refresh/runtime')

const isFirst = window.__veckovisRefresh === undefined
const shared = (window.__veckovisRefresh ??= runtime)

module.exports = {
  ...shared,
  injectIntoGlobalHook: page => {
    if (isFirst) shared.injectIntoGlobalHook(page)
  },
  register: (type, id) => shared.register(type, `${__veckovis_program__} ${id}`),
}
