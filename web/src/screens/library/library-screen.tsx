export default function LibraryScreen() {
  return <h1>Bestanden</h1>;
}
