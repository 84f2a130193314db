export default function Footer() {
  return <footer>© 2025 SKORA</footer>;
}
