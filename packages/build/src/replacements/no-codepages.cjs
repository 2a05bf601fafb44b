// In the place of sheetjs-style's tables of old encodings, half of its weight: what it writes is UTF-8.
module.exports = undefined
