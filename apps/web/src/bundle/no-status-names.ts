/** Stands in the browser's bundle for axios's list of the names of HTTP statuses. */
export default {};
