export default function SearchScreen() {
  return <h1>Zoeken</h1>;
}
