// In jest a class is called as in its style sheet.
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : name) })
