package com.google.cloud.datastore.emulator.impl.events;

import com.google.api.client.http.HttpTransport;
import com.google.common.net.HostAndPort;
import com.google.firebase.rules.runtime.evaluators.EventRuleEvaluator.EventRuleContext;
import com.google.firestore.v1.Document;
import com.google.protobuf.util.JsonFormat;
import com.google.protos.google.events.cloud.firestore.v1.Data;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ExecutorService;

/**
 * Takes the place of the emulator's class of this name, which tells a functions emulator of each write over HTTP, one
 * after the other and after the answer. This one adds each write to the file named by {@code -Dskora.journal} before the
 * client has its answer: one line of JSON, the newest state of one document.
 */
public class FunctionsEmulatorEventPublisher implements EventPublisher {
  private static final int FSYNC_PAUSE_MS = 200;
  private final FileChannel journal;
  private final JsonFormat.Printer printer = JsonFormat.printer().omittingInsignificantWhitespace();
  private boolean unsynced;

  public FunctionsEmulatorEventPublisher(HostAndPort address, HttpTransport transport, ExecutorService executor) {
    try {
      Path file = Path.of(System.getProperty("skora.journal"));
      journal = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException error) {
      throw new IllegalStateException("The journal of documents cannot be opened.", error);
    }
    Thread syncing = new Thread(this::sync, "journal");
    syncing.setDaemon(true);
    syncing.start();
  }

  @Override
  public void publishEvent(
      String project, String trigger, EventRuleContext context, Document before, Document after) {
    try {
      boolean deleted = after == null || after.getName().isEmpty();
      String write = deleted ? "\"delete\":\"" + escape(before.getName()) + "\"" : "\"update\":" + printer.print(after);
      append("{\"at\":\"" + context.timestamp().get() + "\"," + write + "}\n");
    } catch (IOException | RuntimeException error) {
      stop(error);
    }
  }

  @Override
  public void publishV2Event(
      String a, String b, String c, String d, String e, String f, String g, Data.Document h, Data.Document i) {}

  private static String escape(String name) {
    return name.replace("\\", "\\\\").replace("\"", "\\\"");
  }

  private synchronized void append(String line) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) journal.write(bytes);
    unsynced = true;
    notify();
  }

  /** A process that is killed loses nothing; for a machine without power, lines reach the disk this often. */
  private void sync() {
    try {
      for (;;) {
        synchronized (this) {
          while (!unsynced) wait();
          unsynced = false;
        }
        journal.force(false);
        Thread.sleep(FSYNC_PAUSE_MS);
      }
    } catch (IOException | InterruptedException error) {
      stop(error);
    }
  }

  /** Whoever goes on without the journal would believe that data are kept. */
  private static void stop(Exception error) {
    System.err.println("The journal of documents cannot be written: " + error);
    Runtime.getRuntime().halt(71);
  }
}
