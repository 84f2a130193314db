import { Badge } from '../badge/badge';
import { FormStrip } from '../data/form-strip';
import { Meter } from '../data/meter';
import { ProgressBar } from '../data/progress-bar';
import { Sparkline } from '../data/sparkline';
import { StatTile } from '../data/stat-tile';
import { Table } from '../data/table';
import { Tabs } from '../data/tabs';
import { Grid } from '../layout/grid';
import { Text } from '../typography/text';
import { formDemo, testColumns, testRows } from './data-demo';
import { SampleSection } from './sample-section';
import { Specimen } from './specimen';

/** Figures, tables and small charts. All values are fictional. */
export function DataSection() {
  return (
    <SampleSection
      id="data"
      title="Data"
      lead="Every number shows its source, and missing values stay empty. All values here are fictional."
    >
      <Specimen title="Figures with provenance">
        <Grid columns={4}>
          <StatTile
            label="20 m sprint"
            value="3.08"
            unit="s"
            note={
              <Badge tone="success" icon="check">
                Confirmed
              </Badge>
            }
            source="Timing gates, 12 May, A. Lindqvist"
          />
          <StatTile label="Weekly minutes" value="164" unit="min" source="Self-reported, 6 of 8 weeks">
            <Sparkline
              values={[120, 145, null, 150, 171, null, 158, 164]}
              label="Minutes over 8 weeks, from 120 to 164, two weeks missing"
            />
          </StatTile>
          <StatTile
            label="Standing jump"
            value="41.5"
            unit="cm"
            source="Jump mat, 3 attempts, error 1.2 cm"
          />
          <StatTile label="Yo-Yo test" value={null} source="Due since 1 June" />
        </Grid>
      </Specimen>
      <Specimen title="Form">
        <FormStrip label="Last five matches" matches={formDemo} />
      </Specimen>
      <Specimen title="Scales and progress">
        <Grid columns={2}>
          <Meter label="Profile completeness" value={64} valueText="7 of 11 sections" />
          <ProgressBar label="Player stats" value={2} max={3} valueText="Step 2 of 3" />
          <ProgressBar label="Uploading clip" />
        </Grid>
      </Specimen>
      <Specimen title="Table">
        <Table
          caption="Test results"
          columns={testColumns}
          rows={testRows}
          rowKey={(row) => row.test}
          initialSort={{ key: 'date', direction: 'descending' }}
          narrow="cards"
        />
      </Specimen>
      <Specimen title="Tabs">
        <Tabs
          label="Corners of the game"
          items={[
            { id: 'physical', label: 'Physical', content: <Text>Speed, power, endurance, mobility.</Text> },
            { id: 'technical', label: 'Technical', content: <Text>Touch, passing, finishing.</Text> },
            {
              id: 'mind',
              label: 'Psychological',
              content: <Text>Focus, resilience, learning. Private to you.</Text>,
            },
            { id: 'social', label: 'Social', content: <Text>Teamwork, communication, leadership.</Text> },
          ]}
        />
      </Specimen>
    </SampleSection>
  );
}
