/**
 * A file of the page's state does not take part in a replacement: a second platform, or a second registry of modules,
 * beside the first one would be worse than a page that is loaded again, which is what happens then.
 * @param {string} source
 */
module.exports = function keepsStateLoader(source) {
  return `${source}\nimport.meta.webpackHot?.decline()\n`
}
