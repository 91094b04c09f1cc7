export default function SearchWordsScreen() {
  return <h1>Zoekwoorden</h1>;
}
