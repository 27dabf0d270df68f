/** pdfkit's own types leave it out. */
type Doc = PDFKit.PDFDocument & { appendXML(xml: string): void }

const FILE = 'factur-x.xml'

/** Puts the data of an invoice into its paper, as Factur-X 1.0 and ZUGFeRD 2 say: a file, and what kind of file it is. */
export function embedXml(doc: PDFKit.PDFDocument, xml: string): void {
  const now = new Date()
  doc.file(Buffer.from(xml, 'utf8'), {
    name: FILE,
    type: 'text/xml',
    description: 'Invoice data, EN 16931',
    creationDate: now,
    modifiedDate: now,
    // pdfkit's own types leave it out.
    relationship: 'Alternative',
  } as PDFKit.Mixins.PDFAttachmentOptions)
  ;(doc as Doc).appendXML(DESCRIPTION)
}

const property = (name: string, description: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`

const DESCRIPTION = `
        <rdf:Description xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#" rdf:about="">
            <fx:DocumentType>INVOICE</fx:DocumentType>
            <fx:DocumentFileName>${FILE}</fx:DocumentFileName>
            <fx:Version>1.0</fx:Version>
            <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
        </rdf:Description>
        <rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
            <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
                <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
                <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
                <pdfaSchema:prefix>fx</pdfaSchema:prefix>
                <pdfaSchema:property><rdf:Seq>${property('DocumentFileName', 'The name of the embedded XML document')}${property('DocumentType', 'The type of the hybrid document in capital letters')}${property('Version', 'The actual version of the standard')}${property('ConformanceLevel', 'The conformance level of the embedded XML document')}</rdf:Seq></pdfaSchema:property>
            </rdf:li></rdf:Bag></pdfaExtension:schemas>
        </rdf:Description>
`
