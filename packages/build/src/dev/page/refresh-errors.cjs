// What the refresh of a component tells: the code that came could not be run, or now it could.
module.exports = {
  handleRuntimeError: error => window.__veckovisDevelopment.showError(error),
  clearRuntimeErrors: () => window.__veckovisDevelopment.clearErrors(),
}
