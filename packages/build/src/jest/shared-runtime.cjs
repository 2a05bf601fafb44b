const { default: Runtime } = require('jest-runtime')

/** By project: the modules that its files share. */
const sharedBy = new Map()

const sharedFor = (config, environment, resolver, transformer, coverage, testPath, globalConfig) => {
  const known = sharedBy.get(config.id)
  if (known) return known
  const made = new Runtime(config, environment, resolver, transformer, new Map(), coverage, testPath, globalConfig)
  sharedBy.set(config.id, made)
  return made
}

/**
 * Loads what a test file requires once per worker instead of once per file: most of a file's time went into that. Only
 * the test file itself is loaded again. It needs modules without a state of their own (lint holds that) and
 * `shared-environment.mjs`; mocks of modules would reach every file and are refused.
 */
module.exports = class SharedRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig)
    this.shared = sharedFor(config, environment, resolver, transformer, coverage, testPath, globalConfig)
  }

  requireModuleOrMock(from, name) {
    return name === '@jest/globals'
      ? super.requireModuleOrMock(from, name)
      : this.shared.requireModuleOrMock(from, name)
  }

  setMock(_from, name) {
    throw new Error(`${name} is shared by all files of a worker: it cannot be mocked`)
  }

  /** Lines of shared modules in a stack: read when a test fails. */
  getSourceMaps() {
    const own = super.getSourceMaps()
    const shared = this.shared.getSourceMaps()
    return {
      get: file => own.get(file) ?? shared.get(file),
      [Symbol.iterator]: () => [...shared, ...own].values(),
    }
  }
}
