/* global $, fetch, document */
if (document.getElementById('table')) {
  void fetch('/assets.json')
    .then((response) => response.json())
    .then((assets) => {
      $('#figure').text(assets.length)
      $('#table').DataTable({ data: assets, columns: [{ data: 'host', title: 'Asset' }, { data: 'grade', title: 'Grade' }, { data: 'critical', title: 'Critical' }] })
      document.body.setAttribute('data-shown', '')
    })
}
document.body.setAttribute('data-ready', '')
